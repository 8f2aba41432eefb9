import { runScript } from './run-script'

const ROUNDS = 20
const REQUESTS = 100_000

/** `npm run rolls [-- <rounds> <requests>]`: rolling restarts of BFFs and worker under load. */
export async function main([rounds = String(ROUNDS), requests = String(REQUESTS)]: string[]): Promise<void> {
  for (const text of [rounds, requests]) if (!/^\d+$/.test(text)) throw new Error(`"${text}" is not a number.`)
  console.log(`${rounds} rounds of restarts of two BFFs and a worker, under at least ${requests} requests.`)
  await runScript('bench/trials/run-rolls.ts', [rounds, requests])
}
