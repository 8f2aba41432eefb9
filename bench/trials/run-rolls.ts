import { restartBehindEdge } from './restart-behind-edge'

// The trial `rolls [rounds] [requests]`: rolling restarts of two BFFs and a worker under load.
const [rounds = 20, requests = 100_000] = process.argv.slice(2).map(Number)
const { failed, requests: sent, restarts } = await restartBehindEdge({ rounds, requests, concurrency: 8 })
for (const sentence of failed.slice(0, 50)) console.log(`✗ ${sentence}`)
console.log(`${sent} requests during ${restarts} restarts in ${rounds} rounds, ${failed.length} failed.`)
process.exit(failed.length === 0 ? 0 : 1)
