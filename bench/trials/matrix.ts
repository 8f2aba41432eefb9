import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildChanged } from '@homecare/cli/build-changed'
import { binOf, runTool } from '@homecare/cli/checks'
import { ROOT } from '@homecare/dev-servers/paths'
import { journeysOf, type Suite } from '@homecare/cli/tally'
import { findTools } from '@homecare/cli/tools'

const LIMIT_MS = 90 * 60_000
const PAIR = /^shell of contract (-?\d+), remotes of (-?\d+)$/

/**
 * The trial `matrix [files]`: every visitor journey with shell and remotes of the previous, the current and the next
 * contract version; with parts of file names only those, as in `wizard`.
 */
export async function main(files: string[]): Promise<boolean> {
  const { chromium } = findTools()
  if (chromium === undefined) throw new Error('This command needs Chromium.')
  await buildChanged(console.log)
  const report = join(ROOT, 'node_modules', `.matrix-report-${process.pid}.json`)
  const args = [
    'test',
    ...files,
    '--config',
    'e2e/playwright.config.ts',
    '--project',
    'shell of*',
    '--reporter=dot,json',
  ]
  const env = { CHROMIUM_PATH: chromium, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const ok = await runTool(process.execPath, [binOf('e2e', 'playwright'), ...args], { limitMs: LIMIT_MS, env })
  const text = await readFile(report, 'utf8').catch(() => null)
  await rm(report, { force: true })
  if (text !== null) console.log(`\n${tableOf(JSON.parse(text) as Suite).join('\n')}`)
  return ok
}

/** A row for each shell's contract version, a column for each version of the remotes; then the failed journeys. */
function tableOf(report: Suite): string[] {
  const cells = new Map<string, { passed: number; all: number }>()
  const failed: string[] = []
  for (const { title, projectName, status } of journeysOf(report)) {
    const cell = cells.get(projectName) ?? { passed: 0, all: 0 }
    const passed = status === 'expected'
    cells.set(projectName, { passed: cell.passed + (passed ? 1 : 0), all: cell.all + 1 })
    if (!passed) failed.push(`✗ ${projectName}: ${title}`)
  }
  const pairs = [...cells].map(([name, cell]) => ({ ...cell, pair: PAIR.exec(name)?.slice(1).map(Number) ?? [] }))
  const numbers = [...new Set(pairs.flatMap(({ pair }) => pair))].toSorted((a, b) => a - b)
  const lines = numbers.map((shell) => {
    const row = numbers.map((remotes) => {
      const cell = pairs.find(({ pair }) => pair[0] === shell && pair[1] === remotes)
      if (cell) return `${cell.passed} of ${cell.all}`
      return remotes === shell || remotes === shell - 1 ? 'not run' : 'refused'
    })
    return [`shell ${shell}`, ...row].map((text) => text.padEnd(14)).join('')
  })
  const heading = ['journeys', ...numbers.map((number) => `remotes ${number}`)].map((text) => text.padEnd(14)).join('')
  return [heading, ...lines, ...failed]
}
