import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { generateRecords } from '../src/system/generate-records'

// generate <count> [<database url>]: fills the admin lists, by default those of the system that `npm start` runs.

const [count = '', databaseUrl] = process.argv.slice(2)
if (!/^[1-9]\d{0,7}$/.test(count)) {
  console.error('Usage: generate 1000000 [postgresql://…]')
  process.exit(1)
}
const running = async () =>
  (JSON.parse(await readFile(join(ROOT, '.data/stack.json'), 'utf8')) as { databaseOwnerUrl: string }).databaseOwnerUrl
await generateRecords(databaseUrl ?? (await running()), Number(count), console.log)
