import { cp, mkdir, readFile, realpath } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** An installed package: its name, which of its files are needed, if not all, and the packages that it imports. */
interface Wanted {
  name: string
  files?: readonly string[]
  with?: readonly string[]
}

/** Copies an installed package, and those of its optional parts that fit this platform, into `<dir>/node_modules`. */
export async function copyPackages(
  from: string,
  dir: string,
  { name, files, with: needed = [] }: Wanted,
): Promise<void> {
  const manifest = manifestOf(name, join(from, 'package.json'))
  if (!manifest) throw new Error(`${name} is not installed for ${from}`)
  const [source, place] = [dirname(await realpath(manifest)), join(dir, 'node_modules', name)]
  await mkdir(place, { recursive: true })
  for (const file of files ? ['package.json', ...files] : ['.'])
    await cp(join(source, file), join(place, file), { recursive: true })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format.
  const { optionalDependencies = {} } = JSON.parse(await readFile(manifest, 'utf8')) as {
    optionalDependencies?: Record<string, string>
  }
  for (const each of needed) await copyPackages(source, dir, { name: each })
  for (const part of Object.keys(optionalDependencies))
    if (manifestOf(part, join(source, 'package.json'))) await copyPackages(source, dir, { name: part })
}

function manifestOf(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(from))
  } catch {
    return undefined
  }
}
