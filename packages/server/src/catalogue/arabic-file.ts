import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { dataFile } from '../process/data-file'

const item = z.object({ id: z.number().int(), name: z.string(), tells: z.string() })
const arabicFile = z.object({
  tests: z.array(item),
  packages: z.array(item.extend({ benefits: z.array(z.string()) })),
  /** Specimens and what tests measure, by the English words. */
  words: z.record(z.string(), z.string()),
})

/** Reads the Arabic of the catalogue's file. */
export const readArabicFile = (): z.infer<typeof arabicFile> =>
  arabicFile.parse(JSON.parse(readFileSync(dataFile('catalogue-ar.json'), 'utf8')))
