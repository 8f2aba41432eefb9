import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { openMigratingDatabase } from '../testing/migrating-database'

const CARE_VISITS = '20261127160000_care_visits'
let database: Awaited<ReturnType<typeof openMigratingDatabase>>

const MAYA = '0198c0de-0000-7000-8000-000000000001'
const AMAL = '0198c0de-0000-7000-8000-000000000002'

/** A booking as the version before stores it. */
const booking = (order: string, [time, hour]: [string, string], changes: Record<string, unknown> = {}) =>
  database.insert('booking', {
    ...{ id: `0198c0de-0000-7000-8000-0000000001${order}`, order_id: order, draft_key: order, draft_hash: order },
    ...{ access_key: order, total_fils: 100, full_name: 'Mona', email: 'mona@example.com', phone_number: '0501234567' },
    ...{ date: '2026-03-05', time, visit_at: `2026-03-05T${hour}:00+04:00`, updated_at: '2026-03-03T04:00:00Z' },
    ...{ door_number: '1', building: 'B', landmark: 'L', city: 'Dubai', nurse_id: MAYA, ...changes },
  })

const occupied = async () => {
  const { rows } = await database.client.query(`
    SELECT b.order_id, o.nurse_id, to_char(o.from_at AT TIME ZONE 'Asia/Dubai', 'HH24:MI') || '-' || to_char(o.to_at AT TIME ZONE 'Asia/Dubai', 'HH24:MI') AS time
    FROM nurse_occupation o JOIN booking b ON b.id = o.booking_id ORDER BY 1`)
  return rows.map(({ order_id, nurse_id, time }) => `${order_id} ${nurse_id === MAYA ? 'Maya' : 'Amal'} ${time}`)
}

beforeEach(async () => {
  database = await openMigratingDatabase(inject('postgresUrl'), `migrate_occupations_${process.pid}`)
  await database.apply((migration) => migration < CARE_VISITS)
  for (const [id, licence] of [
    [MAYA, 'DHA-1'],
    [AMAL, 'DHA-2'],
  ])
    await database.insert('nurse', {
      id,
      first_name: 'Nurse',
      last_name: '-',
      licence_number: licence,
      phone_number: '0501',
      languages: [],
      areas: [],
    })
  const [TEN, HALF_PAST, ELEVEN] = [
    ['10:00 Am', '10:00'],
    ['10:30 Am', '10:30'],
    ['11:00 Am', '11:00'],
  ] as [string, string][]
  await booking('01', TEN!, { nurse_assigned_at: '2026-03-03T06:00:00Z' })
  await booking('02', TEN!, { nurse_assigned_at: '2026-03-03T05:00:00Z' })
  await booking('03', ELEVEN!, { other_people: ['A', 'B', 'C', 'D'], nurse_assigned_at: '2026-03-03T05:00:00Z' })
  await booking('04', HALF_PAST!, { status: 'Canceled' })
  await booking('05', HALF_PAST!, { nurse_id: null })
  await booking('06', TEN!, { nurse_id: AMAL })
  await database.apply((migration) => migration >= CARE_VISITS)
})
afterEach(() => database.close())

it('bookings that have a nurse when occupations come have theirs, of two at one time the one that was assigned first', async () => {
  expect(await occupied()).toEqual(['02 Maya 10:00-10:30', '03 Maya 11:00-11:50', '06 Amal 10:00-10:30'])
})

it('what the version before writes of a booking keeps the occupations, and the time that gets free goes to who waits for it', async () => {
  await database.client.query(`UPDATE booking SET nurse_id = $1 WHERE order_id = '05'`, [MAYA])
  expect(await occupied()).toContain('05 Maya 10:30-11:00')
  await database.client.query(`UPDATE booking SET nurse_id = $1 WHERE order_id = '05'`, [AMAL])
  expect(await occupied()).toContain('05 Amal 10:30-11:00')
  await database.client.query(`UPDATE booking SET status = 'Completed' WHERE order_id = '02'`)
  expect(await occupied()).toContain('02 Maya 10:00-10:30')
  await database.client.query(`UPDATE booking SET status = 'Canceled' WHERE order_id = '02'`)
  expect(await occupied()).toContain('01 Maya 10:00-10:30')
  await database.client.query(
    `UPDATE booking SET time = '11:00 Am', visit_at = '2026-03-05T11:00:00+04:00' WHERE order_id = '06'`,
  )
  expect(await occupied()).toContain('06 Amal 11:00-11:30')
})

it('the database refuses a second visit in a nurse’s time, whatever a program forgot', async () => {
  const { rows } = await database.client.query(`SELECT id FROM booking WHERE order_id = '04'`)
  const row = { nurse_id: MAYA, from_at: '2026-03-05T11:30:00+04:00', to_at: '2026-03-05T12:00:00+04:00' }
  await expect(database.insert('nurse_occupation', { ...row, booking_id: rows[0].id })).rejects.toThrow(
    'nurse_occupation_once_excl',
  )
})
