import { spawnSync } from 'node:child_process'
import { installPrometheus } from '@homecare/cli/tools'
import { MONITORING } from './monitoring-files'

/** The trial `alerts`: the settings of `deploy/monitoring`, and each alert with what makes it fire, by Prometheus' own tool. */
export async function main(_words: string[], log: (line: string) => void): Promise<boolean> {
  installPrometheus()
  for (const words of ['check config prometheus.yml', 'test rules alerts.test.yml']) {
    const { status, stdout, stderr } = spawnSync('promtool', words.split(' '), { cwd: MONITORING, encoding: 'utf8' })
    log(`promtool ${words}: ${status === 0 ? 'no fault found' : stdout + stderr}`)
    if (status !== 0) return false
  }
  return true
}
