import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listRequests } from '../request/list'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

const PEOPLE = [
  { fullName: 'Zoë Al-Suwaidi', email: 'zoe.s@example.com', phoneNumber: '971501234567', orderId: 'ORD-1772532000123' },
  { fullName: "Seán O'Neill", email: 'sean@example.org', phoneNumber: '0529876543', orderId: 'ORD-1772532000999' },
  { fullName: 'فَاطِمة أحمد', email: 'fatima@example.com', phoneNumber: '442079460958', orderId: 'ORD-1772539999999' },
]
const [ZOE, SEAN, FATIMA] = ['Zoë Al-Suwaidi', "Seán O'Neill", 'فَاطِمة أحمد']

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  await database.db.serviceRequest.createMany({
    data: PEOPLE.map((person) => ({
      ...person,
      kind: 'contact' as const,
      contentHash: 'x',
      date: '2026-03-05',
      service: 'Nurses Visit',
      createdAt: ctx.now(),
    })),
  })
})
afterAll(() => database.drop())

const find = async (search: string) =>
  (await listRequests({ ctx, input: { search, sort: 'created', limit: 50 } })).items.map(({ fullName }) => fullName)

describe('a search of a list', () => {
  it.each(['Zoe', 'zoë', 'ZOË', 'al suwaidi', 'Al-Suw', 'waid', 'zo', 'z'])(
    'the search %j finds the name Zoë Al-Suwaidi',
    async (search) => expect(await find(search)).toEqual([ZOE]),
  )

  it.each(['zoe suwaidi', 'suwaidi zoe', 'al zoe', 'Al-Suwaidi, Zoe', 'zoe el suwaidi', 'zoe\u200b\u00a0 suwaidi'])(
    'the search %j finds the name Zoë Al-Suwaidi, whatever stands between its words and in whatever order',
    async (search) => expect(await find(search)).toEqual([ZOE]),
  )

  it.each(['zoe neill', 'oe al suwaida', 'suwaidi sean'])(
    'the search %j finds nothing, since no name has all of its words',
    async (search) => expect(await find(search)).toEqual([]),
  )

  it.each(["o'neill", 'ONeill', 'O’Neill', 'sean o'])('the search %j finds a name with an apostrophe', async (search) =>
    expect(await find(search)).toEqual([SEAN]),
  )

  it.each(['فاطمة', 'فاطمه', 'احمد', 'أحمد', 'فا', 'أحمد فاطمة', 'فاطمه بنت احمد'])(
    'the search %j finds an Arabic name in any spelling',
    async (search) => expect(await find(search)).toEqual([FATIMA]),
  )

  it.each([
    '971501234567',
    '+971 50 123 4567',
    '00971-50-123-4567',
    '+971 (0)50 123 4567',
    '050 123 4567',
    '0501234567',
    '501234567',
    '123 45 67',
    '٠٥٠١٢٣٤٥٦٧',
    '०५०१२३४५६७',
    'tel:+971-50-1234567',
    '050.123.4567',
    '050/1234567',
    '971501234567+',
  ])('the search %j finds the phone number 971501234567', async (search) => expect(await find(search)).toEqual([ZOE]))

  it.each(['052 987 6543', '+971 52 987 65 43', '971529876543'])(
    'the search %j finds the phone number that was entered as 0529876543',
    async (search) => expect(await find(search)).toEqual([SEAN]),
  )

  it.each(['+44 20 7946 0958', '00442079460958'])(
    'the search %j finds a phone number of another country',
    async (search) => expect(await find(search)).toEqual([FATIMA]),
  )

  it.each(['sean@example.org', 'SEAN@EX', 'example.org'])('the search %j finds an email address', async (search) =>
    expect(await find(search)).toEqual([SEAN]),
  )

  it.each(['ORD-1772532000999', 'ord-1772532000999', '1772532000999', '0999'])(
    'the search %j finds an order number',
    async (search) => expect(await find(search)).toEqual([SEAN]),
  )

  it.each(['%', '_', '\\', '-', "'", 'nobody', 'ne', '()'])(
    'the search %j finds nothing, because no character is a wildcard',
    async (search) => expect(await find(search)).toEqual([]),
  )

  it('a search finds a changed record by its new text only', async () => {
    const where = { orderId: 'ORD-1772532000123' }
    await database.db.serviceRequest.update({ where, data: { fullName: 'Nadia Karim' } })
    expect([await find('nadia'), await find('suwaidi')]).toEqual([['Nadia Karim'], []])
    await database.db.serviceRequest.update({ where, data: { fullName: ZOE } })
  })
})
