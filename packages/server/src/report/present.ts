import type { OwnReport, PersonReport, ReportShare, StaffReport } from '@homecare/contract/reports'
import { REPORT_LINK_DAYS, shareState } from '@homecare/domain/report'
import type { Prisma, Report } from '../generated/prisma/client'
import type { shareParts } from './queries'

const DAY_MS = 24 * 60 * 60_000
const iso = (at: Date | null) => at?.toISOString() ?? null

/** The relations that `presentStaffReport` reads. */
export const staffReportParts = {
  openings: { orderBy: { openedAt: 'asc' } },
} as const satisfies Prisma.ReportInclude

type StaffReportRow = Prisma.ReportGetPayload<{ include: typeof staffReportParts }>

export function presentStaffReport(report: StaffReportRow): StaffReport {
  return {
    id: report.id,
    person: report.person,
    state: report.state,
    name: report.originalName,
    size: report.size,
    uploadedBy: report.uploadedBy,
    uploadedAt: report.createdAt.toISOString(),
    releasedBy: report.releasedBy,
    releasedAt: iso(report.releasedAt),
    endedBy: report.endedBy,
    endedAt: iso(report.endedAt),
    endReason: report.endReason,
    readable: report.removedAt === null,
    openings: report.openings.map(({ openedAt, shareId }) => ({
      at: openedAt.toISOString(),
      by: shareId ? 'doctor' : 'patient',
    })),
    remindedAt: iso(report.remindedAt),
  }
}

/** `reports` are those of one person that the patient could ever open, in the order of their release. */
export function presentOwnReport(reports: readonly Report[]): OwnReport | null {
  const current = reports.find(({ state }) => state === 'released')
  const shown = current ?? reports.findLast(({ state }) => state === 'withdrawn')
  if (!shown?.releasedAt) return null
  return {
    state: current ? 'ready' : 'withdrawn',
    releasedAt: shown.releasedAt.toISOString(),
    corrected: reports.length > 1,
    openUntil: new Date(shown.releasedAt.getTime() + REPORT_LINK_DAYS * DAY_MS).toISOString(),
  }
}

/** The reports of a booking by person; nothing for people who never had one. */
export const presentOwnReports = (names: readonly string[], reports: readonly Report[]): PersonReport[] =>
  names.flatMap((name, person) => {
    const report = presentOwnReport(reports.filter((each) => each.person === person))
    return report ? [{ ...report, person, name }] : []
  })

type ShareRow = Prisma.ReportShareGetPayload<{ include: typeof shareParts }>

export const presentShares = (shares: readonly ShareRow[], now: Date): ReportShare[] =>
  shares.map((share) => ({
    id: share.id,
    person: share.person,
    recipient: share.recipient,
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    state: shareState(share, now),
    openings: share.openings.map(({ openedAt }) => openedAt.toISOString()),
  }))
