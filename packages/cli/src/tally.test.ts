import { describe, expect, test } from 'vitest'
import { journeysTally, vitestTally, type PlaywrightReport, type VitestReport } from './tally'

const report = (status: string, ...assertionResults: { fullName: string; status: string }[]): VitestReport => ({
  ...{ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 },
  testResults: [{ name: '/package/slots.test.ts', status, assertionResults }],
})
const passed = report('passed', { fullName: 'a slot has a capacity', status: 'passed' })

describe('vitestTally', () => {
  test('vitestTally returns only counts for a passed run', () => {
    expect(vitestTally(passed, true)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] })
  })

  test('vitestTally names each failed test', () => {
    const { failed, failures } = vitestTally(
      report('failed', { fullName: 'a slot is taken once', status: 'failed' }),
      false,
    )
    expect([failed, failures]).toEqual([1, [expect.stringMatching(/slots\.test\.ts › a slot is taken once$/)]])
  })

  test('vitestTally counts a file that could not be loaded as a failure', () => {
    const { failed, failures } = vitestTally(report('failed'), false)
    expect([failed, failures]).toEqual([1, [expect.stringMatching(/slots\.test\.ts$/)]])
  })

  test('vitestTally counts a failure when Vitest exits with an error but no failed test', () => {
    expect(vitestTally(passed, false)).toMatchObject({ failed: 1, failures: [expect.any(String)] })
  })
})

test('journeysTally counts a journey that passed only on a retry as failed and names it', () => {
  const flaky = { title: 'books', file: 'wizard.spec.ts', line: 6, tests: [{ status: 'flaky' }] }
  const run: PlaywrightReport = { stats: { expected: 2, skipped: 0 }, suites: [{ suites: [{ specs: [flaky] }] }] }
  expect(journeysTally(run, true)).toEqual({
    ...{ passed: 2, failed: 1, skipped: 0 },
    failures: ['wizard.spec.ts:6 › books'],
  })
})
