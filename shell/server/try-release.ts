import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { bodyLimit } from 'hono/body-limit'
import { parseRelease } from '@homecare/federation/parse'
import { Refused } from '@homecare/federation/with-release'
import type { Site } from './site'

const MAX_BYTES = 1024 * 1024

/**
 * `POST /shell/try-release` of the BFF, with a manifest whose files it has: 204 if every page can be composed, else
 * 422.
 */
export const tryReleaseRoute = (site: Pick<Site, 'tryRelease'>, tokens: readonly string[]): Hono =>
  new Hono().post(
    '/shell/try-release',
    bearerAuth({ token: [...tokens] }),
    bodyLimit({ maxSize: MAX_BYTES }),
    async (context) => {
      try {
        await site.tryRelease(parseRelease(await context.req.json()))
        return context.body(null, 204)
      } catch (error) {
        if (error instanceof Refused) return context.json({ reason: error.message }, 422)
        return context.text(error instanceof Error ? error.message : String(error), 503)
      }
    },
  )
