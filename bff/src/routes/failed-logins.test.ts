import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app'

it('failed logins that the limit stopped before any hashing cost no write either', async () => {
  const limited = await createTestApp({ loginAttempts: 2 })
  const body = { userName: 'admin', password: 'wrong' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => limited.post('/api/user/login', body)))
  const hashed = answers.filter(({ status }) => status === 401).length
  expect(hashed).toBeLessThanOrEqual(2 + 3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - hashed)
  expect(await limited.ctx.db.failedLogin.findMany()).toMatchObject([{ tries: hashed }])
  await limited.close()
})
