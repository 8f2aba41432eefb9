import type { MilestoneState } from '@homecare/domain/visit-timeline'
import { PALETTE } from '../pdf/palette'

/** The parts of an email. Each block is rendered twice, as HTML and as plain text, so the two can't drift apart. */
export type Block =
  | { type: 'text'; text: string; quiet?: boolean }
  | { type: 'list'; title: string; items: string[]; ordered?: boolean }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'prices'; lines: [name: string, price: string][]; total: [label: string, price: string] }
  | { type: 'timeline'; title: string; items: TimelineItem[] }
  /** `main` is the one action that matters in this email. */
  | { type: 'button'; label: string; url: string; main?: boolean }

interface TimelineItem {
  state: MilestoneState
  name: string
  /** Empty if nobody reported the time. */
  when: string
}

export const text = (content: string): Block => ({ type: 'text', text: content })
export const quiet = (content: string): Block => ({ type: 'text', text: content, quiet: true })
export const facts = (...rows: [string, string][]): Block => ({ type: 'facts', rows })
export const list = (title: string, items: string[]): Block => ({ type: 'list', title, items })
export const steps = (title: string, items: string[]): Block => ({ type: 'list', title, items, ordered: true })

export const SANS = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const SERIF = "Fraunces,Georgia,'Times New Roman',serif"

const [FROM_HERE, TO_HERE] = ['\u2068', '\u2069']
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name, or a part of an address, whose letters run from right to left: what stands beside it keeps its place. */
export const isolate = (part: string): string => (RIGHT_TO_LEFT.test(part) ? `${FROM_HERE}${part}${TO_HERE}` : part)

/** For subjects and plain text: programs that show it order and break it by themselves, and some show such marks. */
export const plain = (content: string): string =>
  content.replaceAll(FROM_HERE, '').replaceAll(TO_HERE, '').replaceAll('\u00A0', ' ')

export function escapeHtml(value: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  const escaped = value.replace(/[&<>"']/g, (char) => entities[char] ?? char)
  return escaped.replaceAll(FROM_HERE, '<bdi>').replaceAll(TO_HERE, '</bdi>')
}

const paragraph = `margin:0 0 16px;font:400 16px/26px ${SANS}`
const heading = `margin:28px 0 10px;font:500 19px/26px ${SERIF};color:${PALETTE.ghaf}`

export function blockHtml(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.quiet
        ? `<p style="margin:20px 0 0;font:400 14px/22px ${SANS};color:${PALETTE.muted}">${escapeHtml(block.text)}</p>`
        : `<p style="${paragraph};color:${PALETTE.ink}">${escapeHtml(block.text)}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const items = block.items
        .map((item) => `<li style="margin:0 0 8px;padding-left:4px">${escapeHtml(item)}</li>`)
        .join('')
      return `<h2 style="${heading}">${escapeHtml(block.title)}</h2><${tag} style="margin:0 0 16px;padding:0 0 0 22px;font:400 16px/25px ${SANS};color:${PALETTE.ink}">${items}</${tag}>`
    }
    case 'facts':
      return table(
        `margin:4px 0 20px;background:${PALETTE.sageSoft};border-radius:12px`,
        PALETTE.sageSoft,
        block.rows.map(factRow).join(''),
        'padding:12px 20px',
      )
    case 'prices':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">${block.lines
        .map((line) => priceRow(line, 400, PALETTE.line))
        .join('')}${priceRow(block.total, 600, 'transparent')}</table>`
    case 'timeline':
      return `<h2 style="${heading}">${escapeHtml(block.title)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.items.map(timelineRow).join('')}</table>`
    case 'button': {
      const [background, ink, edge] = block.main
        ? [PALETTE.clay, PALETTE.white, PALETTE.clay]
        : [PALETTE.white, PALETTE.ghaf, PALETTE.ghaf]
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 24px"><tr><td bgcolor="${background}" style="border:2px solid ${edge};border-radius:12px;background:${background}"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 26px;font:600 16px/24px ${SANS};color:${ink};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`
    }
  }
}

function table(style: string, background: string, rows: string, cell: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${background}" style="${style}"><tr><td style="${cell}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table></td></tr></table>`
}

function factRow([label, value]: [string, string]): string {
  return `<tr><td class="fact" width="150" valign="top" style="padding:7px 16px 7px 0;font:400 14px/22px ${SANS};color:${PALETTE.muted}">${escapeHtml(label)}</td><td class="fact" valign="top" style="padding:7px 0;font:600 16px/22px ${SANS};color:${PALETTE.ink};word-break:break-word">${escapeHtml(value)}</td></tr>`
}

/** The mark has a word of its own for a screen reader, as colour and shape are not read. */
const MARKS: Record<MilestoneState, [mark: string, word: string, color: string]> = {
  done: ['✓', 'Done', PALETTE.ghaf],
  late: ['!', 'Late', PALETTE.clay],
  next: ['●', 'Next', PALETTE.ghaf],
  later: ['○', 'Later', PALETTE.muted],
}

function timelineRow({ state, name, when }: TimelineItem): string {
  const [mark, word, color] = MARKS[state]
  const weight = state === 'next' || state === 'late' ? 600 : 400
  const time = when
    ? `<br><span style="font:400 14px/20px ${SANS};color:${PALETTE.muted}">${escapeHtml(when)}</span>`
    : ''
  return `<tr><td width="28" valign="top" style="padding:6px 0;font:600 16px/24px ${SANS};color:${color}"><span role="img" aria-label="${word}">${mark}</span></td><td valign="top" style="padding:6px 0;font:${weight} 16px/24px ${SANS};color:${state === 'late' ? PALETTE.clay : PALETTE.ink}">${escapeHtml(name)}${time}</td></tr>`
}

function priceRow([name, price]: [string, string], weight: number, line: string): string {
  const cell = `padding:9px 0;border-bottom:1px solid ${line};font:${weight} 15px/22px ${SANS};color:${PALETTE.ink}`
  return `<tr><td style="${cell};padding-right:16px">${escapeHtml(name)}</td><td align="right" valign="top" style="${cell};white-space:nowrap">${escapeHtml(price)}</td></tr>`
}

const row = ([label, value]: [string, string]) => `${label}: ${value}`

export function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'list':
      return [
        block.title,
        ...block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`),
      ].join('\n')
    case 'facts':
      return block.rows.map(row).join('\n')
    case 'prices':
      // A line may begin with a person's name and a colon.
      return [...block.lines, block.total].map(([name, price]) => `${name} – ${price}`).join('\n')
    case 'timeline':
      return [
        block.title,
        ...block.items.map(({ state, name, when }) => `${MARKS[state][1]}: ${name}${when && ` (${when})`}`),
      ].join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
  }
}
