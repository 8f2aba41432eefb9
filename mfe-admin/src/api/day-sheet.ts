import type { DaySheet, DaySheetLinks, SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import type { Host } from '@homecare/federation/contract'
import { staffCall, type StaffCallOptions } from './staff-call'

export interface SheetChoice {
  date: string
  /** '' is every area. */
  area: string
}

const queryOf = ({ date, area }: SheetChoice) => new URLSearchParams(area ? { date, area } : { date }).toString()

export const getDaySheet = (host: Host, choice: SheetChoice, how: StaffCallOptions) =>
  staffCall<DaySheet>(host, `/day-sheet?${queryOf(choice)}`, how)

/** An address for a link: the browser fetches the file itself. */
export const daySheetPdf = (host: Host, choice: SheetChoice) => `${host.apiBase}/day-sheet.pdf?${queryOf(choice)}`

export const listDaySheetLinks = (host: Host, date: string, how: StaffCallOptions) =>
  staffCall<DaySheetLinks>(host, `/day-sheet/links?${new URLSearchParams({ date })}`, how)

export const shareDaySheet = (host: Host, { date, area, hours }: SheetChoice & { hours: number }) =>
  staffCall<SharedDaySheet>(host, '/day-sheet/links', {
    method: 'POST',
    body: { date, hours, ...(area && { area }) },
  })

export const revokeDaySheet = (host: Host, id: string) =>
  staffCall<null>(host, `/day-sheet/links/${encodeURIComponent(id)}`, { method: 'DELETE' })

/** Without a session: the token is all that a nurse has. It goes in the body, so that no log keeps it. */
export const openDaySheet = (host: Host, token: string, signal: AbortSignal) =>
  staffCall<DaySheet>(host, '/day-sheet/shared', { method: 'POST', body: { token }, signal })
