import type { ProviderProfile } from '@homecare/contract/profile'
import { chatLink, dialLink } from '@homecare/domain/dial'

export const phoneHref = ({ phone }: Pick<ProviderProfile, 'phone'>): string => dialLink(phone)
export const emailHref = ({ email }: Pick<ProviderProfile, 'email'>): string => `mailto:${email}`
/** A chat whose first line says what it is about; never what a person has or is tested for. */
export const chatHref = ({ chatNumber }: Pick<ProviderProfile, 'chatNumber'>, about: string): string =>
  chatLink(chatNumber, about)
