import type { CollectedSpan } from './trace-collector'

const COLOURS: Record<string, string> = { shell: '#2f6f6b', bff: '#b5632a', worker: '#5b4b8a' }
const [ROW, LABEL, CHART, MARGIN, BREAK] = [18, 430, 700, 16, 14]
/** Longer pauses, while the visitor reads and types, are drawn as a break. */
const PAUSE_MS = 40

interface Row extends CollectedSpan {
  depth: number
}

/** Every span below the one that caused it, in the order of their starts. */
function rowsOf(spans: readonly CollectedSpan[]): Row[] {
  const known = new Set(spans.map(({ spanId }) => spanId))
  const below = (parent: string | undefined, depth: number): Row[] =>
    spans
      .filter(({ parentSpanId }) => (parent ? parentSpanId === parent : !parentSpanId || !known.has(parentSpanId)))
      .sort((a, b) => a.startedAt - b.startedAt)
      .flatMap((span) => [{ ...span, depth }, ...below(span.spanId, depth + 1)])
  return below(undefined, 0)
}

/** Times during which anything ran. */
function busyTimes(spans: readonly CollectedSpan[]): { from: number; to: number }[] {
  const busy: { from: number; to: number }[] = []
  for (const { startedAt, endedAt } of spans.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const last = busy.at(-1)
    if (last && startedAt - last.to <= PAUSE_MS) last.to = Math.max(last.to, endedAt)
    else busy.push({ from: startedAt, to: endedAt })
  }
  return busy
}

/** A statement says more than the name that all of them share. */
const labelOf = ({ name, statement }: CollectedSpan): string =>
  statement
    ? statement
        .replace(/["\s]+/g, ' ')
        .replaceAll('public . ', '')
        .trim()
        .slice(0, 48)
    : name

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** One trace as a waterfall, an SVG of its own. */
export function drawTrace(spans: readonly CollectedSpan[], title: string): string {
  const rows = rowsOf(spans)
  const busy = busyTimes(spans)
  const total = busy.reduce((sum, { from, to }) => sum + to - from, 0)
  const scale = (CHART - BREAK * (busy.length - 1)) / Math.max(total, 1)
  let x = MARGIN + LABEL
  const parts = busy.map(({ from, to }) => {
    const part = { from, to, x }
    x += (to - from) * scale + BREAK
    return part
  })
  const at = (time: number): number => {
    const part = parts.findLast(({ from }) => time >= from) ?? parts[0]
    return part ? part.x + (Math.min(time, part.to) - part.from) * scale : MARGIN
  }
  const top = 64
  const height = top + rows.length * ROW + MARGIN
  const breaks = parts
    .slice(1)
    .map(
      (part) =>
        `<path d="M${part.x - BREAK / 2} ${top - 6}V${height - MARGIN}" stroke="#b8b2a7" stroke-dasharray="2 4"/>`,
    )
  const bars = rows.map((span, index) => {
    const { service, depth, startedAt, endedAt } = span
    const y = top + index * ROW
    const [left, width] = [at(startedAt), Math.max(at(endedAt) - at(startedAt), 1.5)]
    const ms = endedAt - startedAt
    return `<text x="${MARGIN + depth * 10}" y="${y + 12}">${escape(labelOf(span))}</text>
<rect x="${left.toFixed(1)}" y="${y + 2}" width="${width.toFixed(1)}" height="${ROW - 5}" rx="2" fill="${COLOURS[service] ?? '#666'}"><title>${escape(`${service}: ${span.name}, ${ms.toFixed(1)} ms`)}</title></rect>`
  })
  const legend = Object.entries(COLOURS).map(
    ([service, colour], index) =>
      `<rect x="${MARGIN + index * 90}" y="34" width="12" height="12" rx="2" fill="${colour}"/><text x="${MARGIN + index * 90 + 18}" y="44">${service}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + CHART + 2 * MARGIN} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#23302f" role="img" aria-label="${escape(title)}">
<rect width="100%" height="100%" fill="#fbf8f2"/>
<text x="${MARGIN}" y="22" font-size="14" font-weight="600">${escape(title)}</text>
${legend.join('\n')}
<text x="${MARGIN + LABEL}" y="44">${total.toFixed(0)} ms of work; a dashed line is a pause</text>
${breaks.join('\n')}
${bars.join('\n')}
</svg>
`
}
