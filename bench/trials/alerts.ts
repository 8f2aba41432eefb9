import { spawnSync } from 'node:child_process'
import { requireTools } from '@homecare/cli/tools'
import { MONITORING } from './monitoring-files'

/** The trial `alerts`: the settings of `deploy/monitoring`, and each alert with what makes it fire, by Prometheus' own tool. */
export async function main(_words: string[], log: (line: string) => void): Promise<string[]> {
  requireTools([{ commands: ['promtool'], packages: ['prometheus'] }])
  for (const words of ['check config prometheus.yml', 'test rules alerts.test.yml']) {
    const { status, stdout, stderr } = spawnSync('promtool', words.split(' '), { cwd: MONITORING, encoding: 'utf8' })
    if (status !== 0) return [`promtool ${words}: ${stdout}${stderr}`]
    log(`promtool ${words}: no fault found`)
  }
  return []
}
