import { expect, test } from 'vitest'
import { newText } from './new-text'

const QUOTED = '\n\n> Hello Mariam,\n>\n> your nurse comes at ten.\n'
const cases: [string, string, string][] = [
  ['Gmail in English', 'Yes.\n\nOn Fri, 27 Nov 2026 at 10:00, Ghaf Home <hello@ghaf.example> wrote:', 'Yes.'],
  ['a line that is broken', 'Yes.\n\nOn Fri, 27 Nov 2026 at 10:00, Ghaf Home <\nhello@ghaf.example> wrote:', 'Yes.'],
  [
    'Gmail in Arabic',
    'نعم.\n\nفي الجمعة، 27 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة Ghaf <hello@ghaf.example>:',
    'نعم.',
  ],
  ['Gmail in Russian', 'Да.\n\nпт, 27 нояб. 2026 г. в 10:00, Ghaf <hello@ghaf.example>:', 'Да.'],
  ['Gmail in Hindi', 'हाँ।\n\nशुक्र, 27 नव॰ 2026 को 10:00 am बजे को Ghaf <hello@ghaf.example> ने लिखा:', 'हाँ।'],
  ['Apple Mail in French', 'Oui.\n\nLe 27 nov. 2026 à 10:00, Ghaf <hello@ghaf.example> a écrit :', 'Oui.'],
]
test.each(cases)('keeps what was written above a quotation of %s', (_, text, said) => {
  expect(newText({ text: text + QUOTED })).toBe(said)
})

test.each([
  [
    'Outlook',
    'Yes.\n\n________________________________\nFrom: Ghaf <hello@ghaf.example>\nSent: Friday\nTo: Mariam\nSubject: Visit\n\nHello',
    'Yes.',
  ],
  ['an iPhone’s signature', 'Yes.\n\nSent from my iPhone', 'Yes.'],
  ['answers between the lines', '> Are you there at ten?\n\nYes\n\n> Is the gate open?\n\nNo', 'Yes\nNo'],
])('leaves out the rest of %s', (_, text, said) => {
  expect(newText({ text })).toBe(said)
})

test('keeps sentences that look like the head of a quotation', () => {
  const text =
    'On Monday my mother wrote: please come.\nFrom: the gate turn left.\nMail me at mariam@mail.example, or call:\n050 123 4567'
  expect(newText({ text })).toBe(text)
})

test('makes lines of an email that has only HTML, without what it quotes, scripts and pictures', () => {
  const html = `<style>p{color:red}</style><p>Yes,<br>at ten.</p><script>alert(1)</script><img src="https://x.example/pixel">
    <div class="gmail_quote"><div>On Friday Ghaf wrote:</div><blockquote>Hello</blockquote></div>`
  expect(newText({ html })).toBe('Yes,\nat ten.')
})

test('reads a text of a megabyte of empty lines', () => {
  expect(newText({ text: `Yes.${'\n'.repeat(500_000)}${' \n'.repeat(250_000)}No.` })).toBe('Yes.\n\nNo.')
})
