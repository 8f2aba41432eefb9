import { requireBackupTools } from '@homecare/cli/tools'
import { containerRestore } from './container-restore'
import { restoreDrill } from './restore-drill'

const log = (line: string): void => console.log(`${new Date().toISOString()} ${line}`)

/** `pnpm --filter bench trial restore-drill [-- <bookings> [<seconds of writing>] | -- --containers [--no-build]]` */
async function main(args: string[]): Promise<void> {
  if (args.includes('--containers')) {
    await containerRestore({ build: !args.includes('--no-build'), log })
    return console.log('The drill in containers succeeded.')
  }
  requireBackupTools()
  const [bookings = '2000', writeSeconds = '75'] = args
  for (const text of [bookings, writeSeconds])
    if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`"${text}" is not a number.`)
  const { figures, findings } = await restoreDrill({
    bookings: Number(bookings),
    writeSeconds: Number(writeSeconds),
    log,
  })
  console.log(`\nRestore drill with ${Number(bookings).toLocaleString('en')} bookings:`)
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`)
  for (const finding of findings) console.log(`✗ ${finding}`)
  console.log(findings.length === 0 ? 'The drill succeeded.' : `${findings.length} findings.`)
  process.exit(findings.length === 0 ? 0 : 1)
}

await main(process.argv.slice(2))
