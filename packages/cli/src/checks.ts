import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { remoteNames, ROOT } from '@homecare/dev-servers/paths'
import { runToEnd, runTool } from './run'
import { journeysTally, vitestTally, type PlaywrightReport, type Tally, type VitestReport } from './tally'

/** The path of a package's executable, resolved from a folder whose package.json lists the package. */
export function binOf(folder: string, name: string, bin = name): string {
  const manifestPath = findPackageJSON(name, pathToFileURL(join(ROOT, folder, 'package.json')))
  if (manifestPath === undefined) throw new Error(`${name} is not installed for ${folder}`)
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { bin: string | Record<string, string> }
  const command = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin]
  if (command === undefined) throw new Error(`${name} has no command ${bin}`)
  return join(dirname(manifestPath), command)
}

/** For oxlint's type-aware rules, as `--singleThreaded` for tsc: each of several threads would resolve the same types again. */
const ONE_THREAD = { GOMAXPROCS: '1' }

/** A check may have to wait for tests that run beside it. */
const CHECK_LIMIT_MS = 20 * 60_000

/**
 * Runs a tool as a check that counts as one test, with the lowest priority, so that tests beside it keep their times. Its output
 * comes as a whole, since other tools write at the same time.
 */
export async function check(
  title: string,
  command: string,
  args: string[],
  limitMs: number = CHECK_LIMIT_MS,
): Promise<Tally> {
  const startedAt = performance.now()
  const { failure, out, err } = await runToEnd(command, args, { env: ONE_THREAD, limitMs, isLow: true })
  console.log(`\n▸ ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n${`${out}\n${err}`.trim()}`)
  if (failure === null) return { passed: 1, failed: 0, skipped: 0, failures: [] }
  return failedTally(`${title} ${failure} (its output is above)`)
}

const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

const failedTally = (failure: string): Tally => ({ passed: 0, failed: 1, skipped: 0, failures: [failure] })

const EVERYWHERE = '**/*.{ts,tsx,mjs,css,json,yml}'
const lint = (files: readonly string[] = []): Promise<Tally> =>
  check('lint', process.execPath, [binOf('.', 'oxlint'), '--quiet', ...files])
const format = (files: readonly string[] = [EVERYWHERE]): Promise<Tally> =>
  check('format', process.execPath, [binOf('.', 'oxfmt'), '--check', ...files])
/** The whole repository with its tests. What browsers or Node alone have, is a matter of lint (`no-restricted-globals`). */
export const types = (): Promise<Tally> =>
  check('types', process.execPath, [
    ...[binOf('.', 'typescript', 'tsc'), '--noEmit', '--singleThreaded', '--incremental', '-p', 'tsconfig.json'],
    ...['--tsBuildInfoFile', 'node_modules/.tsbuildinfo'],
  ])

/** The rules of stylelint.config.mjs. */
const styles = (files: readonly string[] = ['**/*.css']): Promise<Tally> =>
  check('styles', process.execPath, [binOf('.', 'stylelint'), '--allow-empty-input', ...files])

const remotes = (): string[] => remoteNames().map((name) => `mfe-${name}`)
const cruise = (title: string, config: string, folders: readonly string[]): Promise<Tally> =>
  check(title, process.execPath, [binOf('.', 'dependency-cruiser', 'depcruise'), '--config', config, ...folders])
/** The rules of .dependency-cruiser/rules.mjs, and of .dependency-cruiser/folders.mjs. */
export const imports = async (): Promise<Tally> =>
  sumOf([
    await cruise('imports', '.dependency-cruiser/rules.mjs', [
      ...['shell', ...remotes(), 'bff', 'worker', 'packages', 'e2e', 'bench'],
    ]),
    await cruise('circles of folders', '.dependency-cruiser/folders.mjs', remotes()),
  ])
/** Unused files, exports and dependencies; see knip.ts. */
const unused = (): Promise<Tally> => check('unused', process.execPath, [binOf('.', 'knip'), '--no-progress'])

/** Runs a tool that writes its report as JSON into a file, and counts what is in it. */
async function counted<T>(
  tool: string,
  run: (report: string) => Promise<boolean>,
  tally: (report: T, ok: boolean) => Tally,
): Promise<Tally> {
  const path = join(ROOT, 'node_modules', `.${tool}-report-${process.pid}.json`)
  const ok = await run(path)
  const text = await readFile(path, 'utf8').catch(() => null)
  await rm(path, { force: true })
  return text === null ? failedTally(`${tool} wrote no report`) : tally(JSON.parse(text) as T, ok)
}

/** Runs these Vitest projects and counts the tests. */
export async function vitest(projects: string[], limitMs: number, which: readonly string[] = []): Promise<Tally> {
  console.log(`\n▸ vitest: ${projects.join(', ')}`)
  const args = ['run', '--reporter=dot', '--reporter=json', ...projects.map((name) => `--project=${name}`), ...which]
  const run = (report: string) =>
    runTool(process.execPath, [binOf('.', 'vitest'), ...args, `--outputFile.json=${report}`], { limitMs })
  return counted<VitestReport>('vitest', run, vitestTally)
}

/** Runs journeys in these browsers and counts them; a flaky journey counts as failed. */
export async function journeys(
  browsers: Record<string, string>,
  limitMs: number,
  projects: readonly string[] = ['journeys'],
): Promise<Tally> {
  console.log('\n▸ journeys in browsers')
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json']
  args.push(...projects.map((name) => `--project=${name}`))
  const run = (report: string) => {
    const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' }
    return runTool(process.execPath, [binOf('e2e', 'playwright'), ...args], { limitMs, env })
  }
  return counted<PlaywrightReport>('playwright', run, journeysTally)
}

/** Prints the failures and the closing line that other tools read, then exits with 0 or 1. */
export function finish(tallies: readonly Tally[]): never {
  const { passed, failed, skipped, failures } = sumOf(tallies)
  // Repeated at the end, since the log of thousands of tests is long.
  for (const failure of failures) console.log(`\n✗ ${failure}`)
  console.log(`\ntests: ${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

async function oneAfterTheOther(checks: readonly (() => Promise<Tally>)[]): Promise<Tally[]> {
  const tallies = []
  for (const each of checks) tallies.push(await each())
  return tallies
}

/** Those of these checks that look at files one by one. */
export function staticChecksOf(files: readonly string[]): Promise<Tally[]> {
  const ending = (pattern: RegExp) => files.filter((path) => pattern.test(path))
  const [scripts, sheets, formatted] = [/\.tsx?$/, /\.css$/, /\.(tsx?|mjs|css|json|yml)$/].map(ending)
  const checks = [
    ...(scripts?.length ? [() => lint(scripts)] : []),
    ...(sheets?.length ? [() => styles(sheets)] : []),
    ...(formatted?.length ? [() => format(formatted)] : []),
  ]
  return oneAfterTheOther(checks)
}

/** All checks that run no code of ours. Two at a time, since some of them use one core only. */
export async function staticChecks(): Promise<Tally[]> {
  const checks = [
    [() => lint(), types],
    [() => styles(), () => format(), imports, unused],
  ]
  return (await Promise.all(checks.map(oneAfterTheOther))).flat()
}
