import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { phoneE164 } from '@homecare/domain/phone'
import { ownDatabase } from '../testing/own-database'
import { createPatient } from '../testing/patient-steps'
import { PATIENT } from '../testing/records'
import { erasePatient } from './erase'

const { ctx } = await ownDatabase()

/** A table with one of these columns has rows of a patient, whose data an erasure takes out. */
const OF_A_PATIENT = [
  'order_id',
  'booking_id',
  'request_id',
  'case_id',
  'patient_name',
  'report_id',
  'share_id',
  'attempt_id',
  'email',
  'phone',
  'manager_phone',
]

const KEYS = 'names the row and the rows that it belongs to'
const BOOKS = 'the books, which have no name any more, need it'
const WORK = 'what happened, when, and who of the staff did it'
const WHOSE = 'a place in the list of names, which are erased'

/** What is still there after an erasure, and why. A new column of these tables is erased, and gets a value in createMore() that shows it, or gets its reason here. */
const KEPT: Record<string, Record<string, string>> = {
  booking: {
    [KEYS]: 'id order_id',
    [BOOKS]: 'status payment_status needs_action refund date time visit_at total_fils currency pay_by',
    [WORK]:
      'completed_at completed_by created_at email_refused_at unreached_at nurse_id former_nurse_ids nurse_assigned_at nurse_news',
    'a time, a language and a way, without a name nobody’s': 'not_eaten_since locale contact_by',
  },
  booking_line: {
    [KEYS]: 'id booking_id position',
    [WHOSE]: 'person',
    [BOOKS]: 'kind catalogue_id name price_fils specimens fasting_hours turnaround_hours contents',
  },
  payment_attempt: {
    [KEYS]: 'id attempt_id order_no booking_id number',
    [BOOKS]:
      'state amount_fils currency tracking_id payment_mode failure_message started_at finished_at paid_at gateway_status refund refund_at by_pay_link listed_at',
    [WORK]: 'next_check_at checks flag flagged_at traceparent',
  },
  gateway_message: {
    [KEYS]: 'id order_no attempt_id',
    [WORK]: 'source verdict received_at',
  },
  statement_finding: {
    [KEYS]: 'id key check_id order_no reference_no attempt_id',
    [BOOKS]: 'kind gateway_status gateway_amount gateway_at found_at settled_at settled_by note',
  },
  slot_seat: {
    [KEYS]: 'date time seat booking_id call_id',
    [WORK]: 'state held_until',
    'a keyed hash, null once the seat is booked': 'holder_key',
  },
  change_request: { [KEYS]: 'id booking_id', [WORK]: 'kind date time created_at closed_at closed_by' },
  care_case: {
    [KEYS]: 'id number',
    [WORK]: 'state reason service responsible created_at',
  },
  quote: {
    [KEYS]: 'id case_id position',
    [BOOKS]: 'state starts_on ends_on billing valid_until discount_fils content_hash terms_version',
    [WORK]: 'sent_by sent_at opened_at closed_at closed_by created_at created_by',
    'a language, without a name nobody’s': 'locale',
  },
  service_request: {
    [KEYS]: 'id order_id case_id',
    'a language and a way, without a name nobody’s': 'locale contact_by',
    [WORK]:
      'kind date past_date service unmailed suspected assignee call_outcome called_at called_by call_again_at status completed_at completed_by created_at email_refused_at unreached_at',
  },
  stored_file: {
    [KEYS]: 'id key booking_id request_id',
    [WORK]: 'content_type size uploaded_by created_at',
  },
  report: {
    [KEYS]: 'id booking_id key',
    [WHOSE]: 'person',
    [WORK]: 'size uploaded_by created_at released_at released_by state reminded_at',
  },
  report_share: {
    [KEYS]: 'id booking_id',
    [WHOSE]: 'person',
    'opens nothing: the link has ended, and the documents are deleted': 'token_hash passcode_key',
    [WORK]: 'failures created_at expires_at locked_at',
  },
  report_opening: { [KEYS]: 'id report_id share_id', [WORK]: 'opened_at' },
  visit_step: {
    [KEYS]: 'id booking_id',
    [WORK]: 'kind at phone_at received_at actor tubes',
    'without a name nobody’s': 'fasted',
  },
  sample: { [KEYS]: 'booking_id number', [WORK]: 'created_at handed_over_at handed_over_by late_at' },
  other_sample: { [KEYS]: 'booking_id number', [WHOSE]: 'person', [WORK]: 'created_at handed_over_at handed_over_by' },
  alarm: { [KEYS]: 'id subject booking_id', [WORK]: 'kind text raised_at seen_by seen_at ended_at' },
}

/** All values of each column, in an order that does not depend on the rows'. */
async function valuesOf(table: string): Promise<Map<string, string>> {
  const columns = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}`
  const rows = await ctx.db.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
    `SELECT to_jsonb(t) AS row FROM "${table}" t`,
  )
  return new Map(
    columns.map(({ name }) => [name, JSON.stringify(rows.map(({ row }) => JSON.stringify(row[name])).sort())]),
  )
}

async function createMore(bookingId: string): Promise<void> {
  const { db } = ctx
  const now = ctx.now()
  await db.booking.update({
    where: { id: bookingId },
    data: { otherPeople: ['Zahra Quartzberg'], gateCode: 'Quartz 4471', homeKind: 'villa', pin: '25.2048,55.2708' },
  })
  const ofBooking = { bookingId, createdAt: now }
  const report = {
    ...ofBooking,
    key: 'k',
    originalName: 'Quartzberg.pdf',
    size: 1,
    contentKey: 'c',
    uploadedBy: 'admin',
  }
  await db.report.create({
    data: { ...report, state: 'withdrawn', endReason: 'Of Quartzberg', endedAt: now, endedBy: 'admin' },
  })
  await db.report.create({ data: { ...report, key: 'l', state: 'released' } })
  const share = { ...ofBooking, tokenHash: 'h', passcodeKey: 'p', expiresAt: now }
  await db.reportShare.create({ data: { ...share, recipient: 'Dr Quartzberg' } })
  await db.personIdentity.create({
    data: { bookingId, person: 0, birthDate: '1988-03-12', sex: 'female', givenAt: now },
  })
  await db.message.create({
    data: {
      bookingId,
      phone: '+971501234567',
      way: 'whatsapp',
      locale: 'en',
      text: 'Hello Quartzberg',
      decidedAt: now,
    },
  })
  const { id: nurseId } = await db.nurse.create({
    data: { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', phoneNumber: '971501112233' },
  })
  const ruleId = randomUUID()
  const times = { startsAt: now, endsAt: new Date(now.getTime() + 3_600_000) }
  const { caseId } = await db.serviceRequest.findFirstOrThrow({ where: { caseId: { not: null } } })
  await db.careCase.update({
    where: { id: caseId ?? '' },
    data: {
      ...{ patientName: 'Fatima Quartzberg', dateOfBirth: '1948-02-29', sex: 'female', languages: ['Arabic'] },
      ...{ doorNumber: '1204', building: 'Quartz Tower', landmark: 'Park', city: 'Dubai', pin: '25.2048,55.2708' },
      ...{ accessNotes: 'Gate 4471', nurseSex: 'mustFemale', reasonText: 'Quartz', followUpAt: now },
      health: {
        create: { diagnosis: 'Stroke', mobility: 'Bed', allergies: 'Penicillin', risks: 'Falls', equipment: 'Hoist' },
      },
      plannedThrough: '2026-04-30',
      rules: {
        create: {
          ...{ id: ruleId, lineId: ruleId, service: 'Elderly Care', rrule: 'FREQ=DAILY', startsOn: '2026-03-10' },
          ...{ endsOn: '2026-06-10', startMinute: 480, minutes: 240, skills: ['catheter'], onHolidays: true, nurseId },
          accepted: ['week'],
          ...{ createdAt: now, createdBy: 'admin' },
        },
      },
      pauses: {
        create: { from: '2026-03-12', until: '2026-03-14', reason: 'Quartz', createdAt: now, createdBy: 'admin' },
      },
      visits: {
        create: {
          ...{ ...times, kind: 'visit', service: 'Elderly Care', nurseId, state: 'canceled', createdAt: now },
          ...{ ruleId, occursOn: '2026-03-10', byHand: true },
          occupation: { create: { nurseId, fromAt: times.startsAt, toAt: times.endsAt } },
        },
      },
      followUps: { create: { dueAt: now, text: 'Call Quartzberg', createdBy: 'admin', createdAt: now } },
    },
  })
  const contact = await db.caseContact.findFirstOrThrow({ where: { caseId: caseId ?? '' } })
  await db.quote.create({
    data: {
      ...{ caseId: caseId ?? '', position: 1, state: 'accepted', startsOn: '2026-03-10', billing: 'once' },
      ...{ validUntil: '2026-03-20', discountFils: 100, discountReason: 'For Quartzberg', note: 'Dear Quartzberg' },
      ...{
        contactId: contact.id,
        sentToName: 'Omar Quartzberg',
        accessKey: 'a',
        closeReason: 'Quartz',
        createdAt: now,
      },
      ...{ acceptedName: 'Omar Quartzberg', acceptedFrom: '10.1.2.3', createdBy: 'admin' },
    },
  })
  await db.recordNote.create({ data: { caseId, author: 'admin', text: 'Of Quartzberg' } })
  await db.holdCode.create({ data: { email: PATIENT.email.toLowerCase(), createdAt: now } })
  const phone = phoneE164(PATIENT.phoneNumber) ?? ''
  await db.phoneCode.create({ data: { phone, email: PATIENT.email.toLowerCase(), createdAt: now } })
  await db.phoneSession.create({
    data: { tokenHash: 't', phone, device: 'Chrome on Windows', createdAt: now, lastSeenAt: now, expiresAt: now },
  })
  await db.familyLink.create({
    data: { managerPhone: '+971509999999', memberPhone: phone, name: 'Mother Quartzberg', invitedAt: now },
  })
}

it('every column of a patient’s records is erased, or is named here with the reason why it is kept', async () => {
  await createMore((await createPatient(ctx)).id)
  const tables = await ctx.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = ANY(${OF_A_PATIENT}) ORDER BY 1`
  const before = new Map<string, Map<string, string>>()
  for (const { name } of tables) before.set(name, await valuesOf(name))
  ctx.wait(1000)
  const actor = { name: 'admin', role: 'admin' } as const
  await erasePatient({ ctx, actor, input: { contact: PATIENT.email, reason: 'Asked by letter' } })

  const kept: string[] = []
  for (const [table, columns] of before) {
    const after = await valuesOf(table)
    for (const [column, values] of columns) if (after.get(column) === values) kept.push(`${table}.${column}`)
  }
  const declared = Object.entries(KEPT).flatMap(([table, reasons]) =>
    Object.values(reasons).flatMap((columns) => columns.split(' ').map((column) => `${table}.${column}`)),
  )
  expect(kept.sort()).toEqual(declared.sort())
})
