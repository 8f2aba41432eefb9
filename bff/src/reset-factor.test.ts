import { runProgram } from '@homecare/dev-servers/run-program'
import { factorSteps } from '@homecare/server/testing/factor-steps'
import { testContext, type TestCtx } from '@homecare/server/testing/test-context'
import { createTestDatabase, type TestDatabase } from '@homecare/server/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())

const steps = factorSteps(() => ctx)

/** Runs the program as an operator does, and returns its exit code and what it printed. */
async function reset(...args: string[]) {
  const { ended, output } = runProgram('reset-factor', { DATABASE_URL: database.url }, { args })
  return [await ended, output.out + output.err]
}

it('the operator’s program resets a lost second factor on the record, ends the logins and mails the person', async () => {
  const { session } = await steps.joinWithApp('lost@example.com', 'admin')
  const { id } = await steps.account('lost@example.com')
  expect(await reset(' Lost@Example.com ')).toEqual([0, 'the second factor of Lost@Example.com is reset\n'])
  expect((await steps.begin('lost@example.com')).ways).toEqual([])
  expect(await ctx.db.staffSession.count({ where: { tokenHash: session.tokenHash, revokedAt: null } })).toBe(0)
  expect(await steps.mailsOf('lost@example.com')).toContain('second factor reset')
  const entry = await ctx.db.auditEntry.findFirstOrThrow({ where: { action: 'second factor reset', subjectId: id } })
  expect(entry).toMatchObject({ actor: 'system', fromAddress: null })
  expect(await reset('lost@example.com')).toEqual([1, 'lost@example.com: This account has no second factor.\n'])
})

it('the operator’s program changes nothing for an unknown or missing name, and says so', async () => {
  const before = await ctx.db.auditEntry.count()
  expect(await reset('nobody@example.com')).toEqual([1, 'there is no account nobody@example.com\n'])
  expect(await reset()).toEqual([1, 'name the account: node reset-factor.mjs name@example.com\n'])
  expect(await ctx.db.auditEntry.count()).toBe(before)
})

it('the operator’s program says in one sentence that it has no database', async () => {
  const { ended, output } = runProgram('reset-factor', {}, { args: ['x@example.com'] })
  expect(await ended).toBe(1)
  expect(output.err).toBe('Cannot start: DATABASE_URL is not set.\n')
})
