import { addressKey } from '../../address-key'
import type { Ctx } from '../../context'
import { storable } from '../../storable'

const HOUR_MS = 3600_000
const SAMPLE = 200

export interface Unreadable {
  source: 'browser' | 'push'
  encResp: string
  /** The caller's address; it is kept as a keyed hash. */
  from: string | undefined
}

/** Counts what could not be decrypted: one row for an address and an hour, however much and however large it is. */
export async function countUnreadable(ctx: Ctx, { source, encResp, from = '' }: Unreadable): Promise<void> {
  const now = ctx.now()
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const sample = storable(encResp.slice(0, SAMPLE))
  const key = addressKey(ctx.settings.secret, from)
  await ctx.db.$executeRaw`
    INSERT INTO unreadable_message (address_key, hour, source, sample, last_at)
    VALUES (${key}, ${hour}, ${source}::"GatewayMessageSource", ${sample}, ${now})
    ON CONFLICT (hour, address_key, source) DO UPDATE
      SET count = unreadable_message.count + 1, sample = excluded.sample, last_at = excluded.last_at`
  ctx.log.warn({ source, length: encResp.length }, 'a message in the gateway’s name could not be decrypted')
}
