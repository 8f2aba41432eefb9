import { describe, expect, test } from 'vitest'
import { journeysTally, vitestTally, type PlaywrightReport, type VitestReport } from './tally'

const file = (over: Partial<VitestReport['testResults'][number]>): VitestReport['testResults'][number] => ({
  name: '/package/slots.test.ts',
  startTime: 0,
  endTime: 1,
  status: 'passed',
  message: '',
  assertionResults: [{ fullName: 'a slot has a capacity', status: 'passed', failureMessages: [] }],
  ...over,
})

const report = (numFailedTests: number, ...testResults: VitestReport['testResults']): VitestReport => ({
  numPassedTests: 3,
  numFailedTests,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
})

describe('vitestTally', () => {
  test('vitestTally returns only counts for a passed run', () => {
    expect(vitestTally(report(0, file({})), true)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] })
  })

  test('vitestTally names each failed test with its error', () => {
    const failed = { fullName: 'a slot is taken once', status: 'failed', failureMessages: ['expected 2 to be 1'] }
    const { failures } = vitestTally(report(1, file({ status: 'failed', assertionResults: [failed] })), false)
    expect(failures).toEqual([expect.stringMatching(/slots\.test\.ts › a slot is taken once\n {4}expected 2 to be 1$/)])
  })

  test('vitestTally counts a file that could not be loaded as a failure', () => {
    const tally = vitestTally(
      report(0, file({ status: 'failed', message: 'no such module', assertionResults: [] })),
      false,
    )
    expect(tally).toMatchObject({
      failed: 1,
      failures: [expect.stringMatching(/slots\.test\.ts\n {4}no such module$/)],
    })
  })

  test('vitestTally counts a failure when Vitest exits with an error but no failed test', () => {
    expect(vitestTally(report(0, file({})), false)).toMatchObject({ failed: 1, failures: [expect.any(String)] })
  })
})

test('journeysTally counts a journey that passed only on a retry as failed and names it', () => {
  const results = [{ errors: [{ message: 'no toast' }] }, { errors: [] }]
  const flaky = {
    title: 'books',
    file: 'wizard.spec.ts',
    line: 6,
    tests: [{ projectName: 'journeys', status: 'flaky', results }],
  }
  const run: PlaywrightReport = {
    stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ suites: [{ specs: [flaky] }] }],
  }
  expect(journeysTally(run, true)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['wizard.spec.ts:6 › books\n    no toast'],
  })
})
