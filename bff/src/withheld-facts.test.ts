import { calls } from '@homecare/contract/calls'
import { isOpenTo } from '@homecare/contract/calls/access'
import { bloodTestDetail, requestDetail } from '@homecare/contract/staff'
import { daySheet } from '@homecare/contract/admin/day-sheet'
import { nurses } from '@homecare/contract/admin/nurses'
import { ROLES, type Role } from '@homecare/domain/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidBooking } from './testing/bookings'
import { aVisitsReport } from './testing/documents'
import { pathOf, sendCall, type CallName, type Ids } from './testing/staff-request'
import { createTestApp, type TestApp } from './testing/test-app'

/** The tables with what patients and staff write about a person. */
const TABLES = [
  ...['booking', 'service_request', 'record_note', 'stored_file', 'report', 'change_request', 'visit_step'],
  ...['booking_line', 'payment_attempt', 'sample', 'nurse', 'nurse_day_off', 'day_sheet_link'],
]
/** Columns with a form of their own, which a marker would break. */
const FORMED = ['date', 'time', 'left_on', 'licence_until']

let app: TestApp
let ids: Ids
/** Every column that holds a marker. */
let marked: string[] = []

beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 10_000 })
  const admin = await app.login('admin')
  const { id, orderId } = await paidBooking(app, { date: '2026-03-05' })
  const { db } = app.ctx
  await app.post('/api/contact', {
    ...{ fullName: 'Mona Haddad', email: 'mona@example.com', phoneNumber: '0501234567' },
    ...{ date: '2026-03-05', service: 'Nurses Visit' },
  })
  const request = await db.serviceRequest.findFirstOrThrow()
  ids = { booking: id, request: request.id, staff: request.id, attempt: orderId, file: 'x', report: '' }
  for (const name of ['uploadBloodtestFile', 'uploadRequestFile', 'addBloodtestNote', 'addRequestNote'] as const)
    await sendCall(app, name, { ids, headers: admin })
  await sendCall(app, 'addNurse', { ids, headers: admin })
  const nurse = await db.nurse.findFirstOrThrow()
  await db.nurseDayOff.create({ data: { nurseId: nurse.id, date: '2026-03-20', reason: '' } })
  await db.booking.update({ where: { id }, data: { nurseId: nurse.id } })
  await db.changeRequest.create({ data: { bookingId: id, kind: 'cancel' } })
  await db.visitStep.create({ data: { id, bookingId: id, kind: 'arrived', at: app.ctx.now(), actor: '' } })
  ids.report = await aVisitsReport(app, id)
  marked = await writeMarkers()
})
afterAll(() => app.close())

/** Writes the column's name into every text of these tables that has no form and no key of its own. */
async function writeMarkers(): Promise<string[]> {
  const { db } = app.ctx
  const columns = await db.$queryRaw<{ table: string; column: string; isList: boolean }[]>`
    SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name = '_text' AS "isList"
    FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.table_name = ANY(${TABLES}) AND c.udt_name IN ('text', '_text')
      AND c.is_generated = 'NEVER' AND c.column_name <> ALL(${FORMED})
      AND NOT EXISTS (
        SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
        WHERE i.indisunique AND i.indrelid = c.table_name::regclass AND a.attname = c.column_name)`
  for (const { table, column, isList } of columns) {
    const marker = isList ? `ARRAY['<${table}.${column}>']` : `'<${table}.${column}>'`
    await db.$executeRawUnsafe(`UPDATE ${table} SET ${column} = ${marker}`)
  }
  const detail = { note: '<audit_entry.detail>', reason: '<audit_entry.detail>' }
  for (const action of ['action cleared', 'refund requested', 'canceled', 'file removed', 'moved'])
    for (const [subjectType, subjectId] of [['booking', ids.booking] as const, ['request', ids.request] as const])
      await db.auditEntry.create({ data: { actor: 'coordinator', action, subjectType, subjectId, detail } })
  return ['audit_entry.detail', ...columns.map(({ table, column }) => `${table}.${column}`)].sort()
}

/** The texts of all answers that a role gets. */
async function readBy(role: Role): Promise<string> {
  const headers = await app.login(role)
  const names = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].method === 'get' && isOpenTo(role, calls[name].access),
  )
  const answers = await Promise.all(names.map(async (name) => (await sendCall(app, name, { ids, headers })).text()))
  return answers.join('\n')
}

const columnsIn = (text: string): string[] => marked.filter((column) => text.includes(`<${column}>`))

/** What is needed to know which visit it is; every role has it. */
const VISIT = [
  ...['booking.building', 'booking.city', 'booking.email', 'booking.full_name', 'booking.needs_action'],
  ...['booking.other_people', 'booking.phone_number', 'booking_line.name', 'booking_line.specimens'],
  ...['nurse.first_name', 'nurse.last_name', 'payment_attempt.failure_message', 'payment_attempt.tracking_id'],
  'visit_step.actor',
]
const HOW_TO_GET_IN = [
  'audit_entry.detail',
  'booking.door_number',
  'booking.gate_code',
  'booking.landmark',
  'booking.pin',
]
const NOTES = ['record_note.author', 'record_note.text']
const NURSES = ['nurse.areas', 'nurse.languages', 'nurse.phone_number']
const REQUESTS = ['assignee', 'email', 'full_name', 'phone_number', 'service'].map((each) => `service_request.${each}`)
const REPORTS = ['end_reason', 'ended_by', 'original_name', 'released_by', 'uploaded_by'].map(
  (each) => `report.${each}`,
)
const FILES = ['content_type', 'original_name', 'uploaded_by'].map((each) => `stored_file.${each}`)
const DAYS_OFF = ['nurse_day_off.reason']
const PLANNING = [...VISIT, ...HOW_TO_GET_IN, ...NOTES, ...NURSES, ...DAYS_OFF]

const SEEN: Record<Role, string[]> = {
  admin: [...PLANNING, ...REQUESTS, ...REPORTS, ...FILES],
  coordinator: [...PLANNING, ...REQUESTS, ...REPORTS, ...FILES],
  nurseLead: PLANNING,
  laboratory: [...VISIT, ...REPORTS],
  owner: VISIT,
  viewer: [...VISIT, ...NURSES, ...REQUESTS],
}

describe('the texts that patients and staff have written', () => {
  it.each(ROLES)('the role %s reads exactly the texts that its work needs', async (role) => {
    expect(columnsIn(await readBy(role))).toEqual([...SEEN[role]].sort())
  })
})

describe('an answer with withheld facts', () => {
  it.each(ROLES)('an answer to the role %s has the form of the contract', async (role) => {
    const headers = await app.login(role)
    const forms = {
      getBloodtest: bloodTestDetail,
      getRequest: requestDetail,
      getDaySheet: daySheet,
      listNurses: nurses,
    }
    const wrong: unknown[] = []
    for (const [name, form] of Object.entries(forms)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` loses the names of the keys.
      const answer = await app.get(pathOf(name as CallName, ids), headers)
      const result = answer.status === 403 ? null : form.safeParse(await answer.json())
      if (result && !result.success) wrong.push([name, result.error])
    }
    expect(wrong).toEqual([])
  })
})
