import { runScript } from './run-script'
import { requireBackupTools } from './tools'

const FLAGS = ['--containers', '--no-build']

/**
 * `npm run restore-drill [-- <bookings> [<seconds>]]`: loses a machine, restores it onto empty servers, and every fault.
 * `-- --containers` does it with the services of deploy/backup/docker-compose.yml; `--no-build` takes their images of an
 * earlier run.
 */
export async function main(args: string[]): Promise<void> {
  const inContainers = args.includes('--containers')
  for (const text of args)
    if (inContainers ? !FLAGS.includes(text) : !/^[1-9]\d{0,7}$/.test(text))
      throw new Error(inContainers ? `"${text}" is not one of ${FLAGS.join(', ')}.` : `"${text}" is not a number.`)
  if (!inContainers) requireBackupTools()
  await runScript('bench/trials/run-restore-drill.ts', args)
}
