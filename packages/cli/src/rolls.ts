import { runScript } from './run-script'

const ROUNDS = 20
const REQUESTS = 100_000

/** `npm run rolls [-- <rounds> <requests>]`: rolling restarts of BFFs and worker under load, as long as it is asked for. */
export async function main([rounds = String(ROUNDS), requests = String(REQUESTS)]: string[]): Promise<void> {
  for (const text of [rounds, requests]) if (!/^\d+$/.test(text)) throw new Error(`${text} is no number.`)
  console.log(`${rounds} rounds of restarts of two BFFs and a worker, under ${requests} requests or more.`)
  await runScript('shell/server/testing/roll.ts', [rounds, requests])
}
