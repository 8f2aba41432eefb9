import { addDays, dubaiDate, dubaiInstant, formatDate } from '@homecare/domain/dates'
import { LICENCE_WARNING_DAYS, licenceNotice } from '@homecare/domain/nurse-credentials'
import type { Prisma } from '../generated/prisma/client'
import type { AlarmCause } from './causes'

interface Licence {
  id: string
  number: string
  until: string
  /** Visits are planned for its nurse. */
  hasVisits: boolean
}

/**
 * The licences whose end comes near, once for each of the warnings, and those that have ended although their nurse has visits. Who
 * has left needs none.
 */
export async function endingLicences(db: Prisma.TransactionClient, now: Date): Promise<AlarmCause[]> {
  const today = dubaiDate(now)
  const licences = await db.$queryRaw<Licence[]>`
    SELECT n.id::text, n.licence_number AS number, n.licence_until AS until,
      EXISTS (SELECT FROM care_visit v WHERE v.nurse_id = n.id AND v.state = 'planned' AND v.starts_at > ${now})
      OR EXISTS (SELECT FROM booking b WHERE b.nurse_id = n.id AND b.status = 'Pending' AND b.visit_at > ${now}) AS "hasVisits"
    FROM nurse n
    WHERE n.licence_until <= ${addDays(today, LICENCE_WARNING_DAYS[0])} AND (n.left_on IS NULL OR n.left_on > ${today})`
  return licences.flatMap(({ id, number, until, hasVisits }): AlarmCause[] => {
    const notice = licenceNotice(until, today)
    if (!notice || notice.kind === 'unknown' || (notice.kind === 'ended' && !hasVisits)) return []
    const stage = notice.kind === 'ends' ? notice.within : -1
    return [
      {
        ...{ kind: 'licence', bookingId: null, reason: notice.kind },
        subject: `${id} ${until} ${stage}`,
        since: dubaiInstant(addDays(until, -stage), 0),
        time: `${number}, valid until ${formatDate(until, 'en')}`,
      },
    ]
  })
}
