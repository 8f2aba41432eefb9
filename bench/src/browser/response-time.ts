import { Agent, get } from 'node:http'
import { median } from '../method/median'

/** Median milliseconds from a request to the last byte of its response, over one keep-alive connection. */
export async function responseTime(url: string, times = 50): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measure = () =>
    new Promise<number>((resolve, reject) => {
      const startedAt = performance.now()
      get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume().on('end', () => resolve(performance.now() - startedAt))
      }).on('error', reject)
    })
  const all: number[] = []
  try {
    for (let index = 0; index < times; index++) all.push(await measure())
  } finally {
    agent.destroy()
  }
  return median(all)
}
