import { exit } from 'node:process'

interface Trial {
  /** Resolves with a sentence for each promise that was broken. The file of each says what its words are. */
  main(words: string[], log: (line: string) => void): Promise<string[]>
}

const MAX_SHOWN = 50

const TRIALS: Record<string, () => Promise<Trial>> = {
  kills: () => import('./kills'),
  'bad-connections': () => import('./bad-connections'),
  rolls: () => import('./rolling-restarts'),
  alerts: () => import('./alerts'),
  traces: () => import('./traces'),
  'restore-drill': () => import('./restore-drill'),
  'topology-faults': () => import('./containers/faults'),
  upgrade: () => import('./containers/upgrade'),
}

/** `pnpm --filter bench trial <name> [words]` */
async function run([name = '', ...words]: string[]): Promise<boolean> {
  const trial = await TRIALS[name]?.()
  const names = Object.keys(TRIALS).join(', ')
  if (!trial) throw new Error(`${name ? `There is no trial "${name}".` : 'Name a trial.'} Trials: ${names}.`)
  const startedAt = performance.now()
  const log = (line: string): void =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  const findings = await trial.main(words, log)
  for (const finding of findings.slice(0, MAX_SHOWN)) log(`✗ ${finding}`)
  log(findings.length === 0 ? 'Every promise was kept.' : `${findings.length} findings.`)
  return findings.length === 0
}

exit((await run(process.argv.slice(2))) ? 0 : 1)
