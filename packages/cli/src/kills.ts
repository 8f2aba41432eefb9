import { runScript } from './run-script'

/** `npm run kills [-- <count> --seed <n> --postgres-queue]`: the crash trial of the tests, with any number of kills. */
export const main = (args: string[]): Promise<void> => runScript('bench/trials/run-kills.ts', args)
