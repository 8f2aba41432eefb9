import EmailReplyParser from 'email-reply-parser'
import { convert } from 'html-to-text'
import type { Email } from 'postal-mime'

/** What mail programs put around what an email answers. */
const QUOTES = ['blockquote', '.gmail_quote', '.yahoo_quoted', '.moz-cite-prefix']
const selectors = [
  ...QUOTES.map((selector) => ({ selector, format: 'skip' })),
  { selector: 'img', format: 'skip' },
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
]

/** Nobody writes more, and the library takes long for many empty lines. */
const MOST = 20_000
/** The line above a quotation that names its sender, in languages that the library does not know. */
const NAMES_SENDER = /\n[^\n]*[<\u2068]?[^\s<>@]+@[^\s<>@]+[>\u2069]?[^\n]*:\s*$/

/** What somebody wrote, without what it answers and without a signature. */
export function newText({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): string {
  const plain = text.trim() === '' ? convert(html.slice(0, MOST * 10), { wordwrap: false, selectors }) : text
  const lines = plain
    .replaceAll('\r\n', '\n')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*)+\n/g, '\n\n')
    .slice(0, MOST)
  const isAnswer = /^>/m.test(lines)
  const said = new EmailReplyParser().read(lines).getVisibleText().trimEnd()
  return (isAnswer ? said.replace(NAMES_SENDER, '') : said).trim()
}
