import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { parse } from 'yaml'

export const MONITORING = join(ROOT, 'deploy/monitoring')

interface Rule {
  alert?: string
  record?: string
  expr: string
}

interface Panel {
  title: string
  targets?: { expr: string }[]
}

const read = (name: string): string => readFileSync(join(MONITORING, name), 'utf8')

export const readRules = (): Rule[] =>
  (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules)

export const readPanels = (): Panel[] => (JSON.parse(read('dashboard.json')) as { panels: Panel[] }).panels

/** The alerts that `promtool test rules` sees fire. */
export const readFiredAlerts = (): string[] =>
  (
    parse(read('alerts.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
    }
  ).tests.flatMap(({ alert_rule_test: checks }) =>
    checks.filter(({ exp_alerts: fired }) => fired.length > 0).map(({ alertname }) => alertname),
  )
