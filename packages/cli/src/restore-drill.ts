import { runScript } from './run-script'
import { requireBackupTools } from './tools'

/** `npm run restore-drill [-- <bookings> [<seconds>]]`: loses a machine, restores it onto empty servers, and every fault. */
export async function main(args: string[]): Promise<void> {
  for (const text of args) if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`"${text}" is not a number.`)
  requireBackupTools()
  await runScript('bench/trials/run-restore-drill.ts', args)
}
