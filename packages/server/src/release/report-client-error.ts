import { addressKey } from '../process/address-key'
import type { Ctx } from '../process/context'
import { withoutPersonalData } from '../process/redact'
import { isReportToken } from './internal/report-token'
import { countError, rollBackIfUnhealthy } from './internal/watch-health'

export interface ClientErrorInput {
  message: string
  source: 'script' | 'remote' | 'hydration' | 'csp'
  path: string
  remote?: string | undefined
  version?: string | undefined
  stack?: string | undefined
  token?: string | undefined
  /** The browser's IP address, which is not stored. */
  from: string
}

/**
 * Logs a browser's error and counts it for the release that it names: once for each IP address, and only with the token that
 * the registry has for that release. A few reporters can't cause a rollback.
 */
export async function reportClientError({
  ctx,
  input: { from, token, ...report },
}: {
  ctx: Ctx
  input: ClientErrorInput
}): Promise<void> {
  const { remote: name, version, source, message, stack, path } = report
  const logged = {
    ...{ source, remote: name, version, message: withoutPersonalData(message) },
    // The text after ? or # may name an order.
    path: withoutPersonalData(path.replace(/[?#].*$/s, '')),
    ...(stack === undefined ? {} : { stack: withoutPersonalData(stack) }),
  }
  ctx.log.warn(logged, 'a browser reported an error')
  if (!name || !version || source === 'csp') return
  if (!isReportToken(ctx.settings, { name, version }, token)) return
  // An IPv6 address counts by its /56, because one connection has all addresses of it.
  const reporter = addressKey(ctx.settings.secret, from, { purpose: 'reporter', ipv6Bits: 56 })
  if (await countError(ctx, { name, version, reporter })) await rollBackIfUnhealthy(ctx, { name, version })
}
