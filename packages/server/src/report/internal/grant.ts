import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { REPORT_GRANT_MINUTES } from '@homecare/domain/report'
import { acceptedSecrets } from '../../process/accepted-secrets'
import type { Ctx } from '../../process/context'
import type { Booking } from '../../generated/prisma/client'

/** What a grant opens: a patient's own report, or the one behind a doctor's link. */
export interface GrantSubject {
  kind: 'own' | 'share'
  id: string
  /** Changes when everything that was granted must end, as with the erasure of the patient. */
  revision: string
}

/** A grant after its check. Its id becomes that of the opening. */
export interface Grant {
  id: string
}

/** Who has opened the report of one person of a booking has not opened the others'. */
export const ownReportSubject = (
  { id, accessKey }: Pick<Booking, 'id' | 'accessKey'>,
  person: number,
): GrantSubject => ({
  kind: 'own',
  id: person === 0 ? id : `${id}/${person}`,
  revision: accessKey,
})

const macOf = (secret: string, { kind, id, revision }: GrantSubject, content: string) =>
  createHmac('sha256', secret).update(`report-grant\0${kind}\0${id}\0${revision}\0${content}`).digest('base64url')

/** Opens a report to one browser for some minutes; the value of a cookie that no script reads. */
export function makeGrant(ctx: Ctx, subject: GrantSubject): { grant: string; until: Date } {
  const until = new Date(ctx.now().getTime() + REPORT_GRANT_MINUTES * 60_000)
  const content = `${randomUUID()}.${until.getTime()}`
  return { grant: `${content}.${macOf(ctx.settings.secret, subject, content)}`, until }
}

/** Returns the first valid grant for this subject among a browser's cookies, or null. */
export function findGrant(ctx: Ctx, subject: GrantSubject, values: readonly string[]): Grant | null {
  for (const value of values) {
    const [id = '', until = '', mac = ''] = value.split('.')
    const given = Buffer.from(mac)
    const isOurs = acceptedSecrets(ctx.settings).some((secret) => {
      const expected = Buffer.from(macOf(secret, subject, `${id}.${until}`))
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    if (isOurs && ctx.now().getTime() < Number(until)) return { id }
  }
  return null
}
