import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './app-env'
import { takeTurns } from './take-turns'

/** An app whose calls last until they are ended, with the callers in the order in which their calls began. */
function slowApp(options: { atATime: number; waiting: number; pauseMs: number }) {
  const began: string[] = []
  const ends: (() => void)[] = []
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('client', { address: c.req.header('from') ?? '', secure: false })
    await next()
  })
  app.use(takeTurns(options))
  app.get('/', async (c) => {
    began.push(c.req.header('from') ?? '')
    await new Promise<void>((resolve) => ends.push(resolve))
    return c.text('done')
  })
  app.onError((_, c) => c.text('refused', 429))
  return { began, ends, call: async (from: string) => (await app.request('/', { headers: { from } })).status }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('calls of one address wait for each other, and those of another begin immediately', async () => {
  const { began, ends, call } = slowApp({ atATime: 2, waiting: 10, pauseMs: 1 })
  const many = Array.from({ length: 5 }, () => call('a'))
  const other = call('b')
  await settled()
  expect(began).toEqual(['a', 'a', 'b'])
  const ending = setInterval(() => ends.splice(0).forEach((end) => end()), 1)
  expect(await Promise.all([...many, other])).toEqual([200, 200, 200, 200, 200, 200])
  clearInterval(ending)
})

it('an address with too many waiting calls gets a refusal', async () => {
  const { ends, call } = slowApp({ atATime: 1, waiting: 1, pauseMs: 1 })
  const calls = [call('a'), call('a')]
  expect(await call('a')).toBe(429)
  const ending = setInterval(() => ends.splice(0).forEach((end) => end()), 1)
  expect(await Promise.all(calls)).toEqual([200, 200])
  clearInterval(ending)
})
