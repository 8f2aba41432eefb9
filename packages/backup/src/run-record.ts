import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { explainFullDisk } from './backup-error'

const moment = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable()
  .catch(null)
const recordSchema = z.object({
  /** When the objects were last compared with the bucket. */
  objectsAt: moment,
  /** When the newest state was last restored for a check, and what was wrong with it. */
  checkedAt: moment,
  checkProblems: z.array(z.string()).catch([]),
})

export type RunRecord = z.infer<typeof recordSchema>

const FILE = 'last-runs.json'

/** When the parts of a backup ran last, beside the backup itself; nothing in it is secret. */
export async function readRunRecord(dir: string): Promise<RunRecord> {
  const text = await readFile(join(dir, FILE), 'utf8').catch(() => '{}')
  return recordSchema.parse(JSON.parse(text))
}

export async function updateRunRecord(dir: string, change: Partial<RunRecord>): Promise<void> {
  const path = join(dir, FILE)
  const record = { ...(await readRunRecord(dir)), ...change }
  try {
    await writeFile(`${path}.partial`, JSON.stringify(record))
    await rename(`${path}.partial`, path)
  } catch (error) {
    throw explainFullDisk(error, dir)
  }
}
