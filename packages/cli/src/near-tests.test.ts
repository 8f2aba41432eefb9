import { expect, test } from 'vitest'
import { nearTests } from './near-tests'

const sources = new Map([
  ['packages/server/src/visit/remind.ts', ''],
  ['packages/server/src/visit/remind.test.ts', "import { remind } from './remind'"],
  ['packages/server/src/testing/steps.ts', "import { remind } from '../visit/remind'"],
  ['packages/server/src/visit/other.test.ts', "import { steps } from '../testing/steps'"],
  ['worker/src/jobs.ts', "import { remind } from '@homecare/server/visit/remind'"],
  ['worker/src/start.ts', "import { jobs } from './jobs'"],
  ['worker/src/jobs.test.ts', "import { jobs } from './jobs'"],
  ['worker/src/start.test.ts', "import { start } from './start'"],
  ['bff/src/routes/visits.ts', ''],
  ['bff/src/routes/visits.test.ts', "import { app } from '../testing/app'"],
  ['bff/src/routes/orders.test.ts', "import { app } from '../testing/app'"],
])

test.each([
  [
    'its own test, then the tests that reach it over one or two imports, of any package, and none beyond',
    ['packages/server/src/visit/remind.ts'],
    ['packages/server/src/visit/remind.test.ts', 'packages/server/src/visit/other.test.ts', 'worker/src/jobs.test.ts'],
  ],
  ['the test beside it under its name', ['bff/src/routes/visits.ts'], ['bff/src/routes/visits.test.ts']],
  ['itself, if it is a test', ['worker/src/start.test.ts'], ['worker/src/start.test.ts']],
  ['nothing for a document', ['docs/operations.md'], []],
])('a changed file has near it %s', (_, changed, tests) => expect(nearTests(sources, changed)).toEqual(tests))

test('the test of a changed file comes before tests further away, of whatever else has changed', () => {
  const changed = ['packages/server/src/visit/remind.ts', 'bff/src/routes/visits.ts']
  const [first, second] = nearTests(sources, changed)
  expect([first, second]).toEqual(['packages/server/src/visit/remind.test.ts', 'bff/src/routes/visits.test.ts'])
})
