import { relative } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'

/** The result of a check. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** The names of the failed tests, whose errors are above. */
  failures: string[]
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport extends Suite {
  stats: { expected: number; skipped: number }
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

/** A run that exited with an error has one failure if no single test failed. */
const withExitCode = (ok: boolean, tally: Omit<Tally, 'failed'>, otherwise: string): Tally => {
  const failures = ok || tally.failures.length > 0 ? tally.failures : [otherwise]
  return { ...tally, failed: failures.length, failures }
}

export function vitestTally(report: VitestReport, ok: boolean): Tally {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    const file = relative(ROOT, name)
    // A file that can't be loaded has no failed tests.
    return status === 'failed' && failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
  const counts = { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests }
  return withExitCode(ok, { ...counts, failures }, 'vitest: an error outside of tests')
}

/** A flaky journey counts as failed. */
export function journeysTally(report: PlaywrightReport, ok: boolean): Tally {
  const { expected, skipped } = report.stats
  return withExitCode(
    ok,
    { passed: expected, skipped, failures: failedIn(report) },
    'journeys: an error outside of tests',
  )
}

const failedIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => (/unexpected|flaky/.test(status) ? [`${file}:${line} › ${title}`] : [])),
  ),
  ...suites.flatMap(failedIn),
]
