import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@homecare/server/process/app-error'
import type { TryPages } from '@homecare/server/release/publish'
import { z } from 'zod'

const LIMIT_MS = 90_000
/** A document server that is being replaced answers again within this time. */
const ANSWERS_WITHIN_MS = 30_000
const PAUSE_MS = 500

const refusal = z.object({ reason: z.string() })

/**
 * Lets the document server compose every page with a release. A team's own machine is not trusted, so the code runs
 * where it will run later, in a separate process without this process's secrets.
 */
export function createTryPages({
  shellUrl,
  token,
  answersWithinMs = ANSWERS_WITHIN_MS,
}: {
  shellUrl?: string | undefined
  token?: string | undefined
  answersWithinMs?: number
}): TryPages {
  return async (manifest) => {
    if (!shellUrl || !token)
      throw new AppError('UNAVAILABLE', {
        detail: 'Releases are tried on the document server first: set SHELL_URL and SHELL_TOKEN. Nothing was released.',
      })
    const giveUpAt = Date.now() + answersWithinMs
    const ask = (): Promise<Response | null> =>
      fetch(`${shellUrl.replace(/\/$/, '')}/shell/try-release`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(manifest),
        signal: AbortSignal.timeout(LIMIT_MS),
      }).catch(() => null)
    let response = await ask()
    // A trial changes nothing, so it can be asked for again.
    while ((response === null || response.status === 503) && Date.now() < giveUpAt) {
      await wait(PAUSE_MS)
      response = await ask()
    }
    if (response?.ok) return
    if (response?.status !== 422)
      throw new AppError('UNAVAILABLE', {
        detail: 'The document server did not answer, so the release could not be tried. Nothing was released.',
      })
    const { reason } = refusal.parse(await response.json())
    throw new AppError('INVALID_INPUT', { fields: { pages: reason }, detail: reason })
  }
}
