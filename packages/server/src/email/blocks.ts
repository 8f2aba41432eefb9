import type { MilestoneState } from '@homecare/domain/visit-timeline'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { PALETTE } from '../pdf/palette'
import { textsOf, type Look } from './look'

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

const [FROM_HERE, TO_HERE] = ['\u2068', '\u2069']
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name, or a part of an address, whose letters run from right to left: what stands beside it keeps its place. */
export const isolate = (part: string): string => (RIGHT_TO_LEFT.test(part) ? `${FROM_HERE}${part}${TO_HERE}` : part)

/** A part of a line that is put together: in Arabic also what runs from left to right, with its brackets and commas. */
export const isolateIn = (locale: Locale, part: string): string =>
  locale === SOURCE_LOCALE ? isolate(part) : `${FROM_HERE}${part}${TO_HERE}`

/** A phone number has no letter that would say that it runs from left to right. */
const DIGITS_ALONE = /\u2068([+\d\s•]+)\u2069/g
/** Programs that make a link of an address take a mark beside it for a part of it. */
const LINK_ALONE = /[ \n]?\u2068(https?:\S+?)\u2069/g

/**
 * For subjects and plain text: programs that show it break it by themselves. In English they order it as well, and some show such
 * marks; in Arabic they need them.
 */
export function plain(content: string, locale: Locale = SOURCE_LOCALE): string {
  const marked = content.replaceAll('\u00A0', ' ')
  return locale === SOURCE_LOCALE
    ? marked.replaceAll(FROM_HERE, '').replaceAll(TO_HERE, '')
    : marked.replaceAll(DIGITS_ALONE, '\u2066$1\u2069').replaceAll(LINK_ALONE, '\n$1')
}

function escaped(value: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return value.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}

export const escapeHtml = (value: string): string =>
  escaped(value)
    .replaceAll(DIGITS_ALONE, '<span dir="ltr">$1</span>')
    .replaceAll(FROM_HERE, '<bdi>')
    .replaceAll(TO_HERE, '</bdi>')

/** For the page's title, where no element can stand. */
export const escapeTitle = (value: string, locale: Locale): string =>
  locale === SOURCE_LOCALE ? escapeHtml(value) : escaped(value)

export function blockHtml(block: Block, look: Look): string {
  const { font, sides } = look
  const heading = `margin:28px 0 10px;font:${look.heading(19, 26)};color:${PALETTE.ghaf}`
  switch (block.type) {
    case 'text':
      return block.quiet
        ? `<p style="margin:20px 0 0;font:${font(400, 14, 22)};color:${PALETTE.muted}">${escapeHtml(block.text)}</p>`
        : `<p style="margin:0 0 16px;font:${font(400, 16, 26)};color:${PALETTE.ink}">${escapeHtml(block.text)}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const items = block.items
        .map((item) => `<li style="margin:0 0 8px;padding-${look.start}:4px">${escapeHtml(item)}</li>`)
        .join('')
      return `<h2 style="${heading}">${escapeHtml(block.title)}</h2><${tag} style="${block.ordered ? look.markers() : ''}margin:0 0 16px;padding:${sides('0', '0', '0', '22px')};font:${font(400, 16, 25)};color:${PALETTE.ink}">${items}</${tag}>`
    }
    case 'facts':
      return table(
        `margin:4px 0 20px;background:${PALETTE.sageSoft};border-radius:12px`,
        PALETTE.sageSoft,
        block.rows.map((row) => factRow(row, look)).join(''),
        'padding:12px 20px',
      )
    case 'prices':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">${block.lines
        .map((line) => priceRow(line, look, 400, PALETTE.line))
        .join('')}${priceRow(block.total, look, 600, 'transparent')}</table>`
    case 'timeline':
      return `<h2 style="${heading}">${escapeHtml(block.title)}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.items.map((item) => timelineRow(item, look)).join('')}</table>`
    case 'button': {
      const [background, ink, edge] = block.main
        ? [PALETTE.clay, PALETTE.white, PALETTE.clay]
        : [PALETTE.white, PALETTE.ghaf, PALETTE.ghaf]
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 24px"><tr><td bgcolor="${background}" style="border:2px solid ${edge};border-radius:12px;background:${background}"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 26px;font:${font(600, 16, 24)};color:${ink};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`
    }
  }
}

function table(style: string, background: string, rows: string, cell: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${background}" style="${style}"><tr><td style="${cell}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table></td></tr></table>`
}

function factRow([label, value]: [string, string], { font, sides }: Look): string {
  return `<tr><td class="fact" width="150" valign="top" style="padding:${sides('7px', '16px', '7px', '0')};font:${font(400, 14, 22)};color:${PALETTE.muted}">${escapeHtml(label)}</td><td class="fact" valign="top" style="padding:7px 0;font:${font(600, 16, 22)};color:${PALETTE.ink};word-break:break-word">${escapeHtml(value)}</td></tr>`
}

/** The mark has a word of its own for a screen reader, as colour and shape are not read. */
const MARKS: Record<MilestoneState, [mark: string, color: string]> = {
  done: ['✓', PALETTE.ghaf],
  late: ['!', PALETTE.clay],
  next: ['●', PALETTE.ghaf],
  later: ['○', PALETTE.muted],
}

function timelineRow({ state, name, when }: TimelineItem, look: Look): string {
  const { font } = look
  const [mark, color] = MARKS[state]
  const word = textsOf(look).marks[state]
  const weight = state === 'next' || state === 'late' ? 600 : 400
  const time = when
    ? `<br><span style="font:${font(400, 14, 20)};color:${PALETTE.muted}">${escapeHtml(when)}</span>`
    : ''
  return `<tr><td width="28" valign="top" style="padding:6px 0;font:${font(600, 16, 24)};color:${color}"><span role="img" aria-label="${word}">${mark}</span></td><td valign="top" style="padding:6px 0;font:${font(weight, 16, 24)};color:${state === 'late' ? PALETTE.clay : PALETTE.ink}">${escapeHtml(name)}${time}</td></tr>`
}

function priceRow([name, price]: [string, string], look: Look, weight: number, line: string): string {
  const { end } = look
  const cell = `padding:9px 0;border-bottom:1px solid ${line};font:${look.font(weight, 15, 22)};color:${PALETTE.ink}`
  return `<tr><td style="${cell};padding-${end}:16px">${escapeHtml(name)}</td><td align="${end}" valign="top" style="${cell};white-space:nowrap">${escapeHtml(price)}</td></tr>`
}

const row = ([label, value]: [string, string]) => `${label}: ${value}`

export function blockText(block: Block, look: Look): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'list':
      return [
        block.title,
        ...block.items.map((item, index) => `${block.ordered ? `${look.ordinal(index + 1)}.` : '-'} ${item}`),
      ].join('\n')
    case 'facts':
      return block.rows.map(row).join('\n')
    case 'prices':
      // A line may begin with a person's name and a colon.
      return [...block.lines, block.total].map((line) => line.join(look.locale === 'ar' ? ': ' : ' – ')).join('\n')
    case 'timeline':
      return [
        block.title,
        ...block.items.map(({ state, name, when }) => `${textsOf(look).marks[state]}: ${name}${when && ` (${when})`}`),
      ].join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
  }
}
