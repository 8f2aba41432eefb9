import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { stringify } from 'yaml'
import { MONITORING } from './monitoring-files'

type AlertState = 'inactive' | 'pending' | 'firing'

export interface RunningPrometheus {
  /** What a query gives now, the first of its values. */
  query(expr: string): Promise<number | undefined>
  alertState(name: string): Promise<AlertState>
  stop(): Promise<void>
}

interface Answer<T> {
  data: T
}

/** A real Prometheus with the repository's alert rules, which reads these processes every second. */
export async function startPrometheus(dir: string, targets: Record<string, string[]>): Promise<RunningPrometheus> {
  await mkdir(dir, { recursive: true })
  const config = join(dir, 'prometheus.yml')
  const jobs = Object.entries(targets).map(([job_name, urls]) => ({
    job_name,
    static_configs: [{ targets: urls.map((url) => new URL(url).host) }],
  }))
  const global = { scrape_interval: '1s', evaluation_interval: '1s' }
  await writeFile(config, stringify({ global, rule_files: [join(MONITORING, 'alerts.yml')], scrape_configs: jobs }))
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(
    'prometheus',
    [
      ...[`--config.file=${config}`, `--storage.tsdb.path=${join(dir, 'data')}`],
      ...[`--web.listen-address=${new URL(url).host}`, '--log.level=error'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const exited = once(child, 'exit')
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(5_000) })
    return ((await response.json()) as Answer<T>).data
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
  }
  await waitFor(async () => (await fetch(`${url}/-/ready`)).ok, { timeoutMs: 30_000, what: 'Prometheus' }).catch(
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
  return {
    async query(expr) {
      const { result } = await get<{ result: { value: [number, string] }[] }>(
        `/api/v1/query?query=${encodeURIComponent(expr)}`,
      )
      return result[0] && Number(result[0].value[1])
    },
    async alertState(name) {
      const { groups } = await get<{ groups: { rules: { name: string; state?: AlertState }[] }[] }>('/api/v1/rules')
      const rule = groups.flatMap(({ rules }) => rules).find((each) => each.name === name)
      if (!rule?.state) throw new Error(`Prometheus has no alert ${name}.`)
      return rule.state
    },
    stop,
  }
}
