import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBffMetrics } from '@homecare/bff/src/metrics'
import { ROOT } from '@homecare/dev-servers/paths'
import { createShellMetrics } from '@homecare/shell/server/metrics'
import { createWorkerMetrics } from '@homecare/worker/src/metrics'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Rule {
  alert?: string
  record?: string
  expr: string
}

interface Panel {
  title: string
  targets?: { expr: string }[]
}

const read = (name: string): string => readFileSync(join(ROOT, 'deploy/monitoring', name), 'utf8')

const readRules = (): Rule[] =>
  (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules)

const readPanels = (): Panel[] => (JSON.parse(read('dashboard.json')) as { panels: Panel[] }).panels

/** The alerts that `promtool test rules` sees fire. */
const readFiredAlerts = (): string[] =>
  (
    parse(read('alerts.test.yml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
    }
  ).tests.flatMap(({ alert_rule_test: checks }) =>
    checks.filter(({ exp_alerts: fired }) => fired.length > 0).map(({ alertname }) => alertname),
  )

const registries = [
  createBffMetrics().registry,
  createWorkerMetrics().registry,
  createShellMetrics({ revision: () => 1 }).registry,
]
const rules = readRules()
/** Prometheus itself reports `up`. */
const known = new Set(['up', ...rules.flatMap(({ record }) => record ?? [])])
for (const registry of registries) {
  for (const { name, type } of registry.getMetricsAsArray()) {
    known.add(name)
    if (String(type) === 'histogram') for (const part of ['bucket', 'count', 'sum']) known.add(`${name}_${part}`)
  }
}

test('the alerts use metrics that a process reports or a rule records', () => {
  const unknown = rules.flatMap(({ alert, record, expr }) =>
    metricsIn(expr).flatMap((name) => (known.has(name) ? [] : [`${alert ?? record}: ${name}`])),
  )
  expect(unknown).toEqual([])
})

test('the dashboard uses metrics that a process reports or a rule records', () => {
  const queries = readPanels().flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))
  expect(queries.length).toBeGreaterThan(20)
  const unknown = queries.flatMap(({ title, expr }) =>
    metricsIn(expr).flatMap((name) => (known.has(name) ? [] : [`${title}: ${name}`])),
  )
  expect(unknown).toEqual([])
})

test('every alert has a rule test in which it fires', () => {
  const fired = new Set(readFiredAlerts())
  expect(rules.flatMap(({ alert }) => (alert && !fired.has(alert) ? [alert] : []))).toEqual([])
})

test('docs/operations.md says of every alert what it means and what to do, and its queries use metrics that exist', () => {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const cells = [...text.matchAll(/^\| .*$/gm)].map(([row]) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  const described = cells.filter(([, , meaning, todo]) => meaning && todo).map(([, name = '']) => name)
  expect(rules.flatMap(({ alert }) => (!alert || described.join().includes(`\`${alert}\``) ? [] : [alert]))).toEqual([])
  const start = cells.findIndex(([, , , last]) => last === 'query')
  const queries = cells
    .slice(start + 1, start + 6)
    .map(([, , , query = '']) => query.slice(1, -1).replaceAll('\\|', '|'))
  expect(queries).toHaveLength(5)
  expect(queries.flatMap(metricsIn).filter((name) => !known.has(name))).toEqual([])
})

test('a metric that nobody reports is found in a query', () => {
  expect(metricsIn('sum by (job) (rate(a_total{b="c"}[5m])) / max(d) > 1 or absent(e{f=~"g|h"})')).toEqual([
    'a_total',
    'd',
    'e',
  ])
  expect(() => metricsIn('sum(')).toThrow('This is not PromQL')
})

/** The metrics that a query selects. Throws if the query can't be read. */
function metricsIn(query: string): string[] {
  const found = new Set<string>()
  const visit = (node: SyntaxNode): void => {
    if (node.type.isError) throw new Error(`This is not PromQL: ${query}`)
    if (node.name === 'VectorSelector') {
      const name = node.getChild('Identifier')
      if (!name) throw new Error(`A selector without a metric's name: ${query}`)
      found.add(query.slice(name.from, name.to))
      return
    }
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child)
  }
  visit(parser.parse(query).topNode)
  return [...found]
}
