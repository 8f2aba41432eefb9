import { relative } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'

/** What a check came to. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** What failed, with the first lines of why. */
  failures: string[]
}

/** Vitest's report in JSON, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/** A suite of Playwright's report in JSON, as far as it is read here. */
export interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

export interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A test that ran, with what it said where it failed. */
export interface Journey {
  title: string
  place: string
  projectName: string
  status: string
  errors: string[]
}

const LINES = 80

const firstLines = (text: string): string => {
  const lines = text.trim().split('\n')
  const shown = lines.slice(0, LINES).map((line) => `    ${line}`)
  return [...shown, ...(lines.length > LINES ? [`    … ${lines.length - LINES} more lines above`] : [])].join('\n')
}

/** A run that ended badly has failed at least once, also where no single test says so. */
const judged = (ok: boolean, tally: Tally, otherwise: string): Tally =>
  ok || tally.failed > 0 ? tally : { ...tally, failed: 1, failures: [otherwise] }

export function vitestTally(report: VitestReport, ok: boolean): Tally {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    // A file that can't be loaded has no tests of its own to fail.
    if (status === 'failed' && failed.length === 0) return [`${file}\n${firstLines(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${firstLines((failureMessages ?? []).join('\n'))}`,
    )
  })
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  const tally = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures }
  return judged(
    ok,
    { ...tally, failed: Math.max(numFailedTests, failures.length) },
    'vitest: an error outside of tests',
  )
}

/** A flaky journey counts as failed. */
export function journeysTally(report: PlaywrightReport, ok: boolean): Tally {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = journeysOf(report)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ place, title, errors }) => `${place} › ${title}\n${firstLines(errors.join('\n'))}`)
  return judged(ok, { passed: expected, failed: unexpected + flaky, skipped, failures }, 'journeys: an error outside')
}

export function journeysOf({ suites = [], specs = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const errors = results.flatMap((result) => result.errors.flatMap(({ message }) => message ?? []))
      return { title, place: `${file}:${line}`, projectName, status, errors }
    }),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}
