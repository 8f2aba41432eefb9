import { exit } from 'node:process'

interface Trial {
  /** Resolves with whether every promise was kept. The file of each says what its words are. */
  main(words: string[], log: (line: string) => void): Promise<boolean>
}

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
  return trial.main(words, (line) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  )
}

exit((await run(process.argv.slice(2))) ? 0 : 1)
