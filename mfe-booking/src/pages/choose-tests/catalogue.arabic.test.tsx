import { expect, test } from 'vitest'
import { createClient } from '@homecare/contract/client'
import { fetchCatalogue } from '../../api/catalogue'
import { groupsOf } from './catalogue-groups'

const test41 = { ...{ id: 41, name: 'السكر التراكمي' }, price: 90, fastingHours: 0, turnaroundHours: 24 }

test('the Arabic catalogue is fetched in Arabic, and its groups have Arabic names', async () => {
  const requested: string[] = []
  const api = createClient({
    baseUrl: '',
    fetch: (url) => {
      requested.push(typeof url === 'string' ? url : 'not a text')
      return Promise.resolve(Response.json({ minimum: 300, tests: [test41], packages: [] }))
    },
  })
  const { tests } = await fetchCatalogue(api, new AbortController().signal)
  expect(requested).toEqual(['/api/catalogue-in-short?locale=ar'])
  expect(groupsOf(tests).map(({ title }) => title)).toEqual(['السكري وسكر الدم'])
})
