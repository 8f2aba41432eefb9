import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file of packages/server/data, or its copy in `data/` beside a bundle. */
export function dataFile(name: string): string {
  const beside = fileURLToPath(new URL(`./data/${name}`, import.meta.url))
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../../data/${name}`, import.meta.url))
}
