import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { openMigratingDatabase } from '../testing/migrating-database'

const CASES = '20261127120000_case'
let database: Awaited<ReturnType<typeof openMigratingDatabase>>

beforeEach(async () => {
  database = await openMigratingDatabase(inject('postgresUrl'), `migrate_requests_${process.pid}`)
})
afterEach(() => database.close())

/** A request that came before there were cases. */
const request = (fullName: string, changes: Record<string, unknown>) =>
  database.insert('service_request', {
    ...{
      id: randomUUID(),
      order_id: `ORD-${fullName}`,
      kind: 'appointment',
      content_hash: fullName,
      full_name: fullName,
    },
    ...{ email: 'mona@example.com', phone_number: '0501234567', phone_e164: '+971501234567' },
    ...{ date: '2026-03-05', service: 'Elderly Care', created_at: '2026-03-03T04:00:00Z' },
    ...{ updated_at: '2026-03-03T04:00:00Z', ...changes },
  })

it('the people around a patient get news as the sender of the request has chosen, others by phone where they have no email', async () => {
  const quotes = '20261127151000_quotes'
  await database.apply((migration) => migration < CASES)
  await request('Arabic', { locale: 'ar', contact_by: 'sms', email: 'huda@example.com' })
  await database.apply((migration) => migration < quotes)
  await database.client.query(`
    INSERT INTO case_contact (case_id, name, phone_number, email, created_at)
    SELECT id, 'Neighbour', '0507654321', '', now() FROM care_case WHERE patient_name = 'Arabic'`)
  await database.apply((migration) => migration >= quotes)
  const { rows } = await database.client.query(`
    SELECT n.name, n.locale::text, n.contact_by::text FROM case_contact n JOIN care_case c ON c.id = n.case_id
    WHERE c.patient_name = 'Arabic' ORDER BY 1`)
  expect(rows).toEqual([
    { name: 'Arabic', locale: 'ar', contact_by: 'sms' },
    { name: 'Neighbour', locale: 'en', contact_by: 'whatsapp' },
  ])
})

it('requests that are open when cases come have one each, with the state and the next call that they had', async () => {
  await database.apply((migration) => migration < CASES)
  await request('New', {})
  await request('Called', { call_outcome: 'noAnswer', call_again_at: '2026-03-04T06:00:00Z', assignee: 'sara' })
  await request('Unplanned', { call_outcome: 'reached', phone_e164: null })
  await request('Completed', { status: 'Completed' })
  await request('Suspected', { suspected: true })
  await database.apply((migration) => migration >= CASES)
  const { rows } = await database.client.query(`
    SELECT c.patient_name, c.state::text, c.responsible, c.follow_up_at, n.phone_number
    FROM care_case c JOIN case_contact n ON n.case_id = c.id JOIN service_request r ON r.case_id = c.id ORDER BY 1`)
  const phone_number = '0501234567'
  expect(rows).toEqual([
    {
      ...{ patient_name: 'Called', state: 'calling', responsible: 'sara', phone_number },
      follow_up_at: new Date('2026-03-04T06:00:00Z'),
    },
    {
      ...{ patient_name: 'New', state: 'new', responsible: null, phone_number },
      follow_up_at: new Date('2026-03-03T04:00:00Z'),
    },
    { patient_name: 'Unplanned', state: 'calling', responsible: null, phone_number, follow_up_at: null },
  ])
})
