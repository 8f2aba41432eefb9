import { runScript } from './run-script'

/** `npm run kills [-- <count> --seed <n> --postgres-queue]`: the trial of the tests, as long as wanted. */
export const main = (args: string[]): Promise<void> => runScript('bench/trials/run-kills.ts', args)
