import { runScript } from './run-script'

/** `npm run restore [-- --to <time>] [--replace]`: restores database and objects where the environment says. */
export const main = (args: string[]): Promise<void> => runScript('packages/backup/src/restore.ts', args, Infinity)
