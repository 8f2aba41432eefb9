import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parseRelease } from '@homecare/federation/parse'
import type { Site } from './site'
import { Refused } from './try-release'

const MAX_BYTES = 1024 * 1024

/**
 * `POST /shell/try-release` of the BFF, with a manifest whose files it has: 204 if every page can be composed, else
 * 422.
 */
export function tryReleaseRoute(site: Pick<Site, 'tryRelease'>, tokens: readonly string[]): Hono {
  const routes = new Hono()
  routes.post('/shell/try-release', bodyLimit({ maxSize: MAX_BYTES }), async (context) => {
    const [scheme, given = ''] = (context.req.header('authorization') ?? '').split(' ')
    if (scheme !== 'Bearer' || !tokens.some((token) => same(token, given))) return context.text('Not found', 404)
    try {
      await site.tryRelease(parseRelease(await context.req.json()))
      return context.body(null, 204)
    } catch (error) {
      if (error instanceof Refused) return context.json({ reason: error.message }, 422)
      return context.text(error instanceof Error ? error.message : String(error), 503)
    }
  })
  return routes
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
