import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { createAgeCipher } from '../adapters/age-cipher'
import { memoryLimitStore } from '../adapters/limit-store'
import type { Actor } from '../process/context'
import { createRateLimit } from '../process/rate-limit'
import { endReport } from '../report/end'
import { getOwnReport, type OwnReportRef } from '../report/get-own'
import { getSharedReport } from '../report/get-shared'
import { openOwnReport, type DigitsLimits } from '../report/open-own'
import { openSharedReport } from '../report/open-shared'
import { releaseReport } from '../report/release'
import { shareReport } from '../report/share'
import { uploadReport } from '../report/upload'
import { bookingSteps } from './booking-steps'
import { TEST_REPORT_KEY } from './report-key'
import type { TestCtx } from './test-context'

const COORDINATOR: Actor = { name: 'coordinator', role: 'coordinator' }
const VISITOR: Actor = { name: 'visitor', role: 'visitor', from: '203.0.113.7' }
const HOUR = 60 * 60_000
let documents = 0

/** The smallest PDF of its own: no two are equal. */
export const aReport = (text = `report ${++documents}`): Buffer =>
  Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`)

type Booking = Awaited<ReturnType<ReturnType<typeof bookingSteps>['owner']>>

/** What staff, patients and doctors do with reports, as calls of the use cases. `context` returns the current test's context. */
export async function reportSteps(context: () => TestCtx) {
  const cipher = await createAgeCipher([TEST_REPORT_KEY])
  const bookings = bookingSteps(context)
  const limit = (name: string, points: number, seconds = 900) =>
    createRateLimit({ store: memoryLimitStore(), secret: 'x' }, { name, points, seconds })
  const limits: DigitsLimits = {
    booking: limit('booking', 5),
    bookingDay: limit('day', 10, 24 * 3600),
  }
  const shareLimit = limit('share', 100_000)
  const steps = {
    cipher,
    limits,

    /** A paid booking whose visit is over. */
    async visited(changes: Parameters<typeof bookings.paid>[0] = {}): Promise<Booking> {
      const date = addDays(dubaiDate(context().now()), 1)
      const booking = await bookings.paid({ date, ...changes })
      const visitAt = new Date(context().now().getTime() - HOUR)
      await context().db.booking.update({ where: { id: booking.id }, data: { visitAt } })
      return booking
    },

    async upload(
      bookingId: string,
      body: Buffer = aReport(),
      { name = 'report.pdf', by = COORDINATOR, person = 0 } = {},
    ) {
      const folder = await mkdtemp(join(tmpdir(), 'homecare-test-report-'))
      try {
        const path = join(folder, 'file')
        await writeFile(path, body)
        const input = { bookingId, person, name, file: { path, size: body.length } }
        await uploadReport({ ctx: context(), cipher, actor: by, input })
      } finally {
        await rm(folder, { recursive: true })
      }
      const report = await context().db.report.findFirstOrThrow({ where: { bookingId, person, state: 'uploaded' } })
      return report.id
    },

    release: (id: string, { orderId, person }: { orderId: string; person?: number }, by = COORDINATOR) =>
      releaseReport({ ctx: context(), actor: by, input: { id, orderEnd: orderId.slice(-4), person } }),

    end: (id: string, from: 'uploaded' | 'released', reason = 'Another patient’s file') =>
      endReport({ ctx: context(), actor: COORDINATOR, input: { id, from, reason } }),

    /** A visited booking with a released report. */
    async released(body: Buffer = aReport(), changes: Parameters<typeof bookings.paid>[0] = {}) {
      const booking = await steps.visited(changes)
      const reportId = await steps.upload(booking.id, body)
      await steps.release(reportId, booking)
      const { phoneNumber } = await context().db.booking.findUniqueOrThrow({ where: { id: booking.id } })
      return { ...booking, reportId, digits: phoneNumber.slice(-4) }
    },

    open: ({ orderId, token, digits, person }: OwnReportRef & { token: string; digits: string }, by = VISITOR) =>
      openOwnReport({ ctx: context(), limits, actor: by, input: { orderId, person, token, digits } }),

    read: ({ orderId, person }: OwnReportRef, grant: string) =>
      getOwnReport({ ctx: context(), cipher, input: { orderId, person, grants: [grant], from: '203.0.113.7' } }),

    /** A doctor's link of a released report, with what the patient passes on. */
    async shared(released: OwnReportRef & { token: string; digits: string }, recipient = 'Dr Haddad') {
      const { grant } = await steps.open(released)
      const input = { ...released, grants: [grant], from: '203.0.113.7', recipient }
      const { url, passcode, shares } = await shareReport({ ctx: context(), actor: VISITOR, input })
      return { token: url.split('#')[1] ?? '', url, passcode, shares, grant, id: shares[0]?.id ?? '' }
    },

    openShared: ({ token, passcode }: { token: string; passcode: string }, from = '198.51.100.9') =>
      openSharedReport({
        ctx: context(),
        limit: shareLimit,
        actor: { ...VISITOR, from },
        input: { token, passcode },
      }),

    readShared: (id: string, grant: string) =>
      getSharedReport({ ctx: context(), cipher, input: { id, grants: [grant], from: '198.51.100.9' } }),

    history: bookings.history,
  }
  return steps
}
