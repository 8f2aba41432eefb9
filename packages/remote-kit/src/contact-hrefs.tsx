import type { ProviderProfile } from '@homecare/contract/profile'

/** Digits and a leading plus: what a phone link takes. */
export const phoneHref = ({ phone }: Pick<ProviderProfile, 'phone'>): string => `tel:${phone.replace(/[^+\d]/g, '')}`
export const emailHref = ({ email }: Pick<ProviderProfile, 'email'>): string => `mailto:${email}`
export const chatHref = ({ chatNumber }: Pick<ProviderProfile, 'chatNumber'>): string => `https://wa.me/${chatNumber}`
