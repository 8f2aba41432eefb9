import type { Ctx } from '../../process/context'

const LOOPBACK = /^(127(\.\d+){3}|\[::1\])$/

/**
 * What passkeys are bound to: the site's host, and the one origin that may use them. Browsers have none for addresses
 * in digits, so where the site is this machine's own, they belong to `localhost`.
 */
export function relyingParty({ settings, profile }: Pick<Ctx, 'settings' | 'profile'>) {
  const url = new URL(settings.publicUrl)
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, name: profile.name, origin: url.origin }
}
