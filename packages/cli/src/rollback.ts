import { rollbackRemote } from '@homecare/federation/release'
import { target } from './team'

/** `npm run rollback -- <name> [version]`: serves the previous release again, or the given one. */
export async function main(args: string[]): Promise<void> {
  const [name = '', second] = args
  const { apiUrl, token } = await target(name, args)
  const version = second?.startsWith('--') ? undefined : second
  const done = await rollbackRemote({ name, apiUrl, token, ...(version ? { version } : {}) })
  console.log(`${name} is back at ${done.version} on ${apiUrl} (revision ${done.revision}).`)
}
