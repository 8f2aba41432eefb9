import { restoreDrill } from './restore-drill'

/** `npm run restore-drill [-- <bookings> [<seconds of writing>]]` */
async function main([bookings = '2000', writeSeconds = '75']: string[]): Promise<void> {
  const log = (line: string): void => console.log(`${new Date().toISOString()} ${line}`)
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
