import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { podman } from '@homecare/cli/containers/podman'

const run = promisify(execFile)
const LIMIT_MS = 30_000

/** The process of a container as this machine sees it; 0 while it doesn't run. */
export const pidOf = async (container: string): Promise<number> =>
  Number(await podman(['inspect', '--format', '{{.State.Pid}}', container]))

/** Kills the container's process as a crash would: podman itself would not start it again after its own `kill`. */
export async function killContainer(container: string): Promise<void> {
  const pid = await pidOf(container)
  if (pid > 0) process.kill(pid, 'SIGKILL')
}

/** Its addresses in all networks, as long as it runs. */
export async function addressesOf(container: string): Promise<string[]> {
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}'
  return (await podman(['inspect', '--format', format, container])).split(/\s+/).filter(Boolean)
}

/**
 * Drops every packet between a container and others, in its own network namespace: nobody is refused, nothing arrives.
 * Resolves with what heals it.
 */
export async function cutOff(container: string, others: readonly string[]): Promise<() => Promise<void>> {
  const pid = await pidOf(container)
  const addresses = (await Promise.all(others.map(addressesOf))).flat()
  const rules = addresses.flatMap((address) => [
    ['INPUT', '--source', address],
    ['OUTPUT', '--destination', address],
  ])
  const change = async (what: '--insert' | '--delete'): Promise<void> => {
    for (const [chain = '', ...match] of rules) {
      const command = ['iptables', '--wait', what, chain, ...match, '--jump', 'DROP']
      await run('nsenter', ['--target', String(pid), '--net', ...command], { timeout: LIMIT_MS })
    }
  }
  await change('--insert')
  return () => change('--delete')
}
