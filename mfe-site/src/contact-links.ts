import type { Host } from '@homecare/federation/contract'

type Profile = Host['profile']

export const mailHref = ({ email }: Pick<Profile, 'email'>): string => `mailto:${email}`
export const chatHref = ({ chatNumber }: Pick<Profile, 'chatNumber'>): string => `https://wa.me/${chatNumber}`
