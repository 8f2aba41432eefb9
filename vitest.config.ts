import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { textsPlugin } from '@homecare/texts/vite-plugin'

const NEEDED = Number.parseInt(readFileSync(new URL('.nvmrc', import.meta.url), 'utf8'))
if (Number.parseInt(process.versions.node) < NEEDED)
  throw new Error(
    `The tests need Node ${NEEDED} or newer; this is ${process.versions.node}. \`npm run pnpm -- <words>\` fetches it.`,
  )

/** Tests that mostly wait, for locks to run out or servers to come back: they begin, side by side. */
const FIRST = [
  'bench/trials/kills.slow.test.ts',
  'packages/server/src/adapters/bullmq-queue.test.ts',
  'worker/src/main.test.ts',
  'worker/src/worker.test.ts',
  'packages/server/src/outbox/rerun-job.test.ts',
]

/** Tests of screens come last: a worker that is to change its environment is thrown away with all it has loaded. */
class InGoodOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const first = FIRST.findIndex((path) => moduleId.endsWith(`/${path}`))
      if (first >= 0) return first
      return FIRST.length + (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 1 : 0)
    }
    const ranks = new Map(files.map((file) => [file, rank(file)]))
    return (await super.sort(files)).sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
  }
}

/** Tests of what the Arabic build shows: their texts and `LOCALE` are Arabic. */
const ARABIC = '**/*.arabic.test.{ts,tsx}'
/** Packages, and what a run keeps, such as the files of the versions of an upgrade. */
const NOT_OURS = ['**/node_modules/**', '.data/**']
const exclude = [...NOT_OURS, '**/dist/**', '**/generated/**', '**/*.{slow,trial}.test.ts', ARABIC]

/** What tests of screens need. */
const screens = {
  // One module graph per worker: these packages have no state, and reloading it took half the time.
  isolate: false,
  // One for all screens, since each other environment costs a new worker.
  environmentOptions: { jsdom: { url: 'https://care.example/' } },
  setupFiles: ['packages/ui/src/testing/screens.ts'],
}

/**
 * Not an extension of the settings below: that would have the English texts as well. Isolated, since the site's pages are prerendered there:
 * React's renderers for server and browser share the values of contexts, and one leaves them to the tests after it.
 */
const arabicScreens = (name: string, include: string, setupFiles: string[] = []) => ({
  extends: false as const,
  plugins: [textsPlugin('ar')],
  define: { BUILD_LOCALE: JSON.stringify('ar') },
  test: {
    ...{ name, testTimeout: 20_000, hookTimeout: 60_000, maxWorkers: 3, execArgv: ['--no-experimental-webstorage'] },
    ...screens,
    setupFiles: [...screens.setupFiles, ...setupFiles],
    include: [include],
    isolate: true,
  },
})

const programs = 'packages/dev-servers/src/bundled-programs.ts'
const globalSetup = ['packages/server/src/testing/global-setup.ts', programs]
const FAULTS = 'packages/server/src/testing/histories/faults.test.ts'

/** A test that needs a browser's globals says so in its first line: `// @vitest-environment jsdom`. */
export default defineConfig({
  plugins: [textsPlugin()],
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Many tests wait for a server or a lock: a third worker uses the time of two cores that would be idle.
    maxWorkers: 3,
    // Node's own localStorage, undefined without a file, would hide jsdom's.
    execArgv: ['--no-experimental-webstorage'],
    sequence: { sequencer: InGoodOrder },
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...screens,
          include: [
            'packages/{domain,contract,catalogue-search,ccavenue,federation,new-remote,remote-kit,server-kit,texts,ui}/**/*.test.{ts,tsx}',
            'mfe-*/**/*.test.{ts,tsx}',
            'shell/src/**/*.test.{ts,tsx}',
            'bench/src/**/*.test.ts',
            'packages/cli/src/repository/**/*.test.ts',
          ],
          exclude,
        },
      },
      arabicScreens('arabic', `{shell,mfe-*,packages/*}/src/${ARABIC}`),
      // The same pages for a provider that has chosen Arabic-Indic digits. Texts are set when their code runs, so before any test.
      arabicScreens('arabic-digits', 'mfe-*/src/pages.arabic.test.tsx', [
        'packages/texts/src/testing/arabic-digits.ts',
      ]),
      {
        extends: true,
        test: {
          name: 'server',
          // Reloading the back end for each file took half the time; each test creates what it needs and shares nothing.
          isolate: false,
          include: ['{packages/server,packages/backup,bff,worker}/**/*.test.ts'],
          exclude: [...exclude, FAULTS],
          globalSetup,
          setupFiles: ['packages/server/src/testing/quick-hashes.ts'],
        },
      },
      // What really waits, kills or fills the memory: `npm run test:slow`.
      {
        extends: true,
        test: { name: 'slow', globalSetup, include: ['**/*.slow.test.ts'], exclude: NOT_OURS },
      },
      // What takes hours, containers or a backup server: `pnpm --filter bench trial <name>`.
      {
        extends: true,
        test: {
          name: 'trials',
          globalSetup: [programs],
          testTimeout: 60_000,
          include: ['bench/trials/**/*.trial.test.ts'],
        },
      },
      // Puts functions of ours behind faults, which only works where nobody has loaded them before.
      { extends: true, test: { name: 'faults', include: [FAULTS], globalSetup } },
      {
        extends: true,
        test: {
          name: 'servers',
          isolate: false,
          globalSetup: [programs],
          include: [
            'packages/{dev-servers,cli}/**/*.test.ts',
            'bench/trials/**/*.test.ts',
            'shell/server/**/*.test.ts',
          ],
          exclude: [...exclude, 'packages/cli/src/repository/**'],
        },
      },
    ],
  },
})
