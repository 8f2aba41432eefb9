import { expect, it } from 'vitest'
import { pruneRecords } from '../maintenance/prune-records'
import { ownDatabase } from '../testing/own-database'
import { countMissedSearch } from './count-missed-search'
import { getOwnerBoard } from './get'

const { ctx } = await ownDatabase()
const search = (text: string) => countMissedSearch({ ctx, input: { text } })
const shown = async () => (await getOwnerBoard({ ctx, input: { period: 'week' } })).searches
const stored = () => ctx.db.missedSearch.findMany({ orderBy: { words: 'asc' } })

it('words are shown once they were searched three times, however they were written', async () => {
  await search('Vitamin Q')
  await search(' vitamin  q!')
  await search('one person’s secret')
  expect(await shown()).toEqual([])
  await search('VITAMIN Q')
  expect(await shown()).toEqual([{ words: 'vitamin q', searched: { now: 3, before: 0 } }])
})

it('what may name a person is not stored', async () => {
  const before = await stored()
  for (const text of ['050 123 4567', 'mona@example.com', '784-1987-1234567-1', 'x'.repeat(200)]) await search(text)
  expect(await stored()).toEqual(before)
})

it('rare words are deleted after 30 days, frequent ones after 400', async () => {
  const days = (count: number) => ctx.wait(count * 86_400_000)
  days(31)
  await pruneRecords({ ctx })
  expect((await stored()).map(({ words }) => words)).toEqual(['vitamin q'])
  days(370)
  await pruneRecords({ ctx })
  expect(await stored()).toEqual([])
})
