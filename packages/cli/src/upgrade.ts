import { runScript } from './run-script'

/**
 * `npm run upgrade [-- <before> <after> --requests <count>]`: upgrades a deployment in containers from one tag or commit to
 * another and back, under load. See bench/trials/upgrade/trial.ts. Without words: from the newest
 * release tag, or the commit before if there is none, to HEAD.
 */
export async function main(args: string[]): Promise<void> {
  await runScript('bench/trials/run-upgrade.ts', args)
}
