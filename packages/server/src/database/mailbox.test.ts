import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailboxOf } from '@homecare/domain/email'
import { Prisma } from '../generated/prisma/client'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { mailboxOfColumn } from './mailbox'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const name = fc.stringMatching(/^[A-Za-z0-9._+-]{1,20}$/)
const domain = fc.constantFrom('gmail.com', 'Gmail.com', 'googlemail.com', 'example.com', 'mail.Example.ae')

it('the database takes an address for the same mailbox as the code does', async () => {
  const addresses = fc.sample(
    fc.tuple(name, domain).map((parts) => parts.join('@')),
    { numRuns: 500, seed: 1 },
  )
  const rows = await database.db.$queryRaw<{ mailbox: string }[]>`
    SELECT ${mailboxOfColumn(Prisma.sql`address`)} AS mailbox
    FROM unnest(${addresses}::text[]) WITH ORDINALITY AS given(address, place) ORDER BY place`
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf))
})
