import { runScript } from './run-script'

/** `npm run backup [-- now|schedule|status|check]`: backs up the database and the objects that the environment names. */
export const main = (args: string[]): Promise<void> => runScript('packages/backup/src/backup.ts', args, Infinity)
