import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import type { Measurement, Result } from '../measurement'
import type { Machine } from './machine'

/** Writes results and machine to `bench/results/<time>.json`; returns the path from the repository's root. */
export async function save(
  machine: Machine,
  done: readonly { measurement: Measurement; result: Result }[],
): Promise<string> {
  const results = done.map(({ measurement: { id, title, goal }, result }) => ({ id, title, goal, ...result }))
  const path = `bench/results/${machine.at.replace(/[:.]/g, '-')}.json`
  await mkdir(join(ROOT, 'bench/results'), { recursive: true })
  await writeFile(join(ROOT, path), JSON.stringify({ machine, results }, null, 2))
  return path
}
