import type { ProviderProfile } from '@homecare/contract/profile'

export const phoneLink = ({ phone }: ProviderProfile): string => `tel:${phone.replace(/[^\d+]/g, '')}`
export const mailLink = ({ email }: ProviderProfile): string => `mailto:${email}`
export const chatLink = ({ chatNumber }: ProviderProfile): string => `https://wa.me/${chatNumber}`
