import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { runTool } from '@homecare/cli/run'
import { findTools, FULL_BROWSERS } from '@homecare/cli/tools'
import { addressIn, LOCALES, readAddress } from '@homecare/domain/locales'
import type { BenchContext } from './context'
import { judge, Missing, type Measurement, type Row } from './measurement'
import { median } from './method/median'
import { installPeer } from './peers/install'

const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const CLS_LIMIT = 0.01
/** Pages of the short form. */
const SHORT = 4
const ITEMS = '/blood-test/'
const SHOWN_ITEMS = 2
/** The browser sometimes returns a truncated trace. */
const MAX_ATTEMPTS = 3

interface LighthouseReport {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
  runtimeError?: { message: string }
}

/** Lighthouse's mobile scores of every public page. */
export const lighthouse: Measurement = {
  id: 'S4',
  title: 'Lighthouse mobile on every public page, median of 5',
  goal: '100 / 100 / 100 / 100, layout shift ≤ 0.01',
  async run(ctx) {
    await ctx.browser()
    const { site } = (await ctx.system()).info
    const dir = await installPeer('lighthouse').catch(() => null)
    if (!dir) throw new Missing('Lighthouse could not be installed')
    const rows: Row[] = []
    const pages = await publicPages(site)
    for (const url of ctx.short ? pages.slice(0, SHORT) : pages) rows.push(...(await rate(ctx, dir, url)))
    return judge(rows)
  },
}

/** The pages of the sitemap, in both languages. Those of tests and packages differ in their words only: the first ones stand for all. */
async function publicPages(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const others = paths.filter((path) => !readAddress(path).path.startsWith(ITEMS))
  const items = LOCALES.map((locale) => paths.filter((path) => path.startsWith(addressIn(locale, ITEMS))))
  return [...others, ...items.flatMap((ofLanguage) => ofLanguage.slice(0, SHOWN_ITEMS))].map((path) => site + path)
}

async function rate(ctx: BenchContext, dir: string, url: string): Promise<Row[]> {
  const reports: LighthouseReport[] = []
  for (let run = 0; run < ctx.rounds; run++) reports.push(await audit(ctx, dir, url))
  const page = new URL(url).pathname
  const rows = CATEGORIES.map((category): Row => {
    const score = median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
    const failed = score < 100 ? ` (${failedAudits(reports, category)})` : ''
    return { label: `${page} ${category}${failed}`, ours: score, unit: '', meetsGoal: score === 100 }
  })
  const layoutShift = median(reports.map((report) => report.audits['cumulative-layout-shift']?.numericValue ?? 1))
  rows.push({ label: `${page} layout shift`, ours: layoutShift, unit: '', meetsGoal: layoutShift <= CLS_LIMIT })
  ctx.log(`${page} ${rows.map(({ ours }) => Math.round(ours * 100) / 100).join(' / ')}`)
  return rows
}

/** The category's audits with a score below 100. */
function failedAudits(reports: LighthouseReport[], category: string): string {
  const titles = reports.flatMap(({ categories, audits }) =>
    ((categories[category] as { auditRefs?: { id: string; weight: number }[] } | undefined)?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return [...new Set(titles)].join(', ')
}

async function audit(ctx: BenchContext, dir: string, url: string): Promise<LighthouseReport> {
  const cli = join(dir, 'node_modules/lighthouse/cli/index.js')
  const output = join(await ctx.tempDir(), 'report.json')
  const args = [url, '--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${FLAGS}`]
  const env = { CHROME_PATH: findTools(FULL_BROWSERS).chromium || chromium.executablePath() }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    if (!(await runTool(process.execPath, [cli, ...args], { env, limitMs: 120_000 }))) continue
    const report = JSON.parse(await readFile(output, 'utf8')) as LighthouseReport
    if (!report.runtimeError) return report
  }
  throw new Error(`Lighthouse failed for ${url}`)
}
