import { watch } from 'node:fs'
import { join } from 'node:path'
import { publishRemote } from '@homecare/federation/release'
import { buildChanged } from './build-changed'
import { remoteDir, remoteNames, ROOT } from '@homecare/dev-servers/paths'
import type { System } from '@homecare/dev-servers/system'
import { runInForeground } from './start'

const DEBOUNCE_MS = 150

/**
 * `npm run dev`: like `npm start`, with a rebuild on every save. `npm run dev -- booking` watches one remote only. A saved
 * remote is released to the running site, so a team sees what a visitor would get.
 */
export async function main(args: string[]): Promise<void> {
  const [only] = args
  const all = remoteNames()
  if (only !== undefined && !all.includes(only))
    throw new Error(`There is no remote "${only}". Remotes: ${all.join(', ')}.`)
  await runInForeground(
    (system) => {
      const remotes = only === undefined ? all : [only]
      for (const name of remotes) watchFolder(remoteDir(name), () => rebuildRemote(system, name))
      if (only !== undefined) return
      watchFolder(join(ROOT, 'shell'), async () => {
        if ((await buildChanged(console.log, ['shell'])).length > 0) await system.restart('shell')
      })
      for (const name of ['bff', 'worker'] as const) watchFolder(join(ROOT, name), () => system.restart(name))
      watchFolder(join(ROOT, 'packages'), async () => {
        for (const name of all) await rebuildRemote(system, name)
        if ((await buildChanged(console.log, ['shell'])).length > 0) await system.restart('shell')
        await Promise.all(['bff', 'worker'].map((name) => system.restart(name)))
      })
    },
    { bundled: false },
  )
}

async function rebuildRemote(system: System, name: string): Promise<void> {
  if ((await buildChanged(console.log, [`mfe-${name}`])).length === 0) return
  const { version } = await publishRemote({
    dir: remoteDir(name),
    apiUrl: system.info.bff,
    token: system.secrets.releaseToken[name] ?? '',
  })
  console.log(`${name} ${version} is live at ${system.info.site}`)
}

/** Runs the task after each burst of saves below the folder, one at a time; a failure is logged and the next save retries. */
function watchFolder(dir: string, task: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve<unknown>(undefined)
  watch(dir, { recursive: true }, (_event, file) => {
    if (file === null || /(^|[\\/])(dist|node_modules|generated|test-results)([\\/]|$)/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(task).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    }, DEBOUNCE_MS)
  })
}
