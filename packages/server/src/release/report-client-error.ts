import { createHmac } from 'node:crypto'
import type { Ctx } from '../context'
import { withoutPersonalData } from '../redact'
import { isReportToken } from './internal/report-token'
import { countError, takeBackIfSick } from './internal/watch-health'

export interface ClientErrorInput {
  message: string
  source: 'script' | 'remote' | 'hydration' | 'csp'
  path: string
  remote?: string | undefined
  version?: string | undefined
  stack?: string | undefined
  token?: string | undefined
  /** The browser's address; not kept. */
  from: string
}

/**
 * Logs what a browser saw go wrong and counts it against the release that it names: once for each address, and only
 * with the token of a page that was served with that release. Some few reporters can't take a good release back.
 */
export async function reportClientError({
  ctx,
  reportKey,
  input: { from, token, ...report },
}: {
  ctx: Ctx
  /** What the document server signs the tokens of its pages with. */
  reportKey: string
  input: ClientErrorInput
}): Promise<void> {
  const { remote: name, version, source, message, stack, path } = report
  const shown = {
    ...{ source, remote: name, version, message: withoutPersonalData(message) },
    // What stands behind ? or # may name an order.
    path: withoutPersonalData(path.replace(/[?#].*$/s, '')),
    ...(stack === undefined ? {} : { stack: withoutPersonalData(stack) }),
  }
  ctx.log.warn(shown, 'a browser reported an error')
  if (!name || !version || source === 'csp') return
  if (!isReportToken(reportKey, { name, version }, token, ctx.now())) return
  const reporter = reporterOf(ctx.settings.secret, from)
  if (await countError(ctx, { name, version, reporter })) await takeBackIfSick(ctx, { name, version })
}

/** Stands for the network that a report came from: it can be compared, and says nothing about anybody. */
const reporterOf = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`reporter\0${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)

/** An IPv4 address; of IPv6 the first 56 bits, since one connection has as many addresses behind them as it likes. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [start = '', end] = address.toLowerCase().split('::')
  const first = start.split(':').filter(Boolean)
  const last = end?.split(':').filter(Boolean) ?? []
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group, index) => (Number.parseInt(group, 16) & (index === 3 ? 0xff00 : 0xffff)).toString(16))
    .join(':')
}
