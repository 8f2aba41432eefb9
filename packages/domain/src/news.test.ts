import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dubaiDate, dubaiInstant } from './dates'
import { isStale, mayBeSentAt, NEWS, nextWay, ruleOf, WAYS, type NewsName, type Way } from './news'

const anyNews = fc.constantFrom(...(Object.keys(NEWS) as NewsName[]))
const anyTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
const anyWay = fc.constantFrom(...WAYS)

test('news that can wait is never sent outside its hours, and waits for less than half a day', () => {
  fc.assert(
    fc.property(anyNews, anyTime, (news, now) => {
      const at = mayBeSentAt(news, now)
      expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime())
      expect(at.getTime() - now.getTime()).toBeLessThanOrEqual(11 * 3600_000)
      if (NEWS[news].urgent) expect(at).toEqual(now)
      else {
        const today = dubaiDate(at)
        const { from, until } = ruleOf(news).hours ?? { from: 8 * 60, until: 21 * 60 }
        expect(at >= dubaiInstant(today, from) && at < dubaiInstant(today, until)).toBe(true)
      }
    }),
  )
})

test('news is not stale when its time has come, and is so in the end', () => {
  fc.assert(
    fc.property(anyNews, anyTime, (news, decidedAt) => {
      expect(isStale(news, decidedAt, mayBeSentAt(news, decidedAt))).toBe(false)
      expect(isStale(news, decidedAt, new Date(decidedAt.getTime() + 5 * 24 * 3600_000))).toBe(true)
    }),
  )
})

test('“she is on her way” is left out once an hour has passed', () => {
  const at = new Date('2026-11-27T10:00:00Z')
  expect(isStale('nurse-on-the-way', at, new Date('2026-11-27T11:00:01Z'))).toBe(true)
})

test('each open way is tried once, the chosen one first, and then none', () => {
  fc.assert(
    fc.property(anyWay, fc.uniqueArray(anyWay), (chosen, open) => {
      const tried: Way[] = []
      for (let way = nextWay({ chosen, open }, tried); way; way = nextWay({ chosen, open }, tried)) tried.push(way)
      expect([...tried].sort()).toEqual([...open].sort())
      if (open.includes(chosen)) expect(tried[0]).toBe(chosen)
    }),
  )
})

test('a nurse gets tomorrow’s visits until ten in the evening, later at six in the morning', () => {
  const at = (time: string) => mayBeSentAt('nurse-day', new Date(`2026-11-27T${time}:00+04:00`)).toISOString()
  expect(at('21:59')).toBe('2026-11-27T17:59:00.000Z')
  expect([at('22:00'), at('05:00')]).toEqual(['2026-11-28T02:00:00.000Z', '2026-11-27T02:00:00.000Z'])
})
