// Run by hand after a change of the mark: `npx tsx scripts/draw-email-logo.ts`; the output is committed.
import { writeFile } from 'node:fs/promises'
import { drawLogo } from '../src/email/draw-logo'

await writeFile(new URL('../data/email-logo.png', import.meta.url), await drawLogo())
