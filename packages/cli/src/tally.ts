import { relative } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'

/** The result of a check. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** The failed tests with the first lines of their errors. */
  failures: string[]
}

/** The parts of Vitest's JSON report that are read here. */
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

/** The parts of a suite in Playwright's JSON report that are read here. */
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

/** A journey that ran, with its errors if it failed. */
export interface Journey {
  title: string
  location: string
  projectName: string
  status: string
  errors: string[]
}

const MAX_LINES = 80

const firstLines = (text: string): string => {
  const lines = text.trim().split('\n')
  const shown = lines.slice(0, MAX_LINES).map((line) => `    ${line}`)
  return [...shown, ...(lines.length > MAX_LINES ? [`    … ${lines.length - MAX_LINES} more lines above`] : [])].join(
    '\n',
  )
}

/** Counts a run that exited with an error as one failure if no single test failed. */
const withExitCode = (ok: boolean, tally: Tally, otherwise: string): Tally =>
  ok || tally.failed > 0 ? tally : { ...tally, failed: 1, failures: [otherwise] }

export function vitestTally(report: VitestReport, ok: boolean): Tally {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    // A file that can't be loaded has no failed tests.
    if (status === 'failed' && failed.length === 0) return [`${file}\n${firstLines(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${firstLines((failureMessages ?? []).join('\n'))}`,
    )
  })
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  const tally = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures }
  return withExitCode(
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
    .map(({ location, title, errors }) => `${location} › ${title}\n${firstLines(errors.join('\n'))}`)
  return withExitCode(
    ok,
    { passed: expected, failed: unexpected + flaky, skipped, failures },
    'journeys: an error outside of tests',
  )
}

export function journeysOf({ suites = [], specs = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const errors = results.flatMap((result) => result.errors.flatMap(({ message }) => message ?? []))
      return { title, location: `${file}:${line}`, projectName, status, errors }
    }),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}
