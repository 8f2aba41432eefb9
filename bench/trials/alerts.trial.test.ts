import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { requireTools } from '@homecare/cli/tools'
import { ROOT } from '@homecare/dev-servers/paths'
import { expect, test } from 'vitest'

test.each(['check config prometheus.yml', 'test rules alerts.test.yml'])(
  'promtool %s finds no fault in deploy/monitoring',
  (words) => {
    requireTools([{ commands: ['promtool'], packages: ['prometheus'] }])
    const { status, stdout, stderr } = spawnSync('promtool', words.split(' '), {
      cwd: join(ROOT, 'deploy/monitoring'),
      encoding: 'utf8',
    })
    expect(status, stdout + stderr).toBe(0)
  },
)
