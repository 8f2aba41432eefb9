import type { ProviderProfile } from '@homecare/contract/profile'
import { chatLink, dialLink } from '@homecare/domain/dial'

export const phoneHref = ({ phone }: Pick<ProviderProfile, 'phone'>): string => dialLink(phone)
export const emailHref = ({ email }: Pick<ProviderProfile, 'email'>): string => `mailto:${email}`
export const chatHref = ({ chatNumber }: Pick<ProviderProfile, 'chatNumber'>): string => chatLink(chatNumber)
