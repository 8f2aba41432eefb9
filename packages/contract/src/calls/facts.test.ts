import { describe, expect, test } from 'vitest'
import { calls } from '../calls'
import { LINKS } from './access'
import { readingsOf } from './facts'

const readings = Object.entries(calls).flatMap(([name, call]) =>
  readingsOf(call).map((reading) => ({ name, method: call.method.toUpperCase(), path: call.path, ...reading })),
)

/** Every fact that this reader gets, as `call: path`. */
const readBy = (reader: string): string[] =>
  readings
    .filter(({ readers }) => readers.includes(reader))
    .flatMap(({ name, facts }) => facts.map((fact) => `${name}: ${fact}`))

const row = ({ method, path, readers, facts }: (typeof readings)[number]): string =>
  `| ${method} ${path} | ${readers.join(', ')} | ${facts.map((fact) => fact || '(the answer)').join(', ') || 'nothing'} |`

const table = (title: string, rows: typeof readings): string =>
  [`## ${title}`, '', '| call | read by | facts |', '|---|---|---|', ...rows.map(row), ''].join('\n')

const isLink = (reader = ''): boolean => LINKS.some((link) => link === reader)

test('docs/who-reads-what.md is the table of every fact that a link, a token or a role may read', async () => {
  const ofLinks = readings.filter(({ readers: [first] }) => isLink(first) || first?.endsWith('token'))
  const ofEverybody = readings.filter(({ readers: [first] }) => first === 'everybody')
  const ofStaff = readings.filter((each) => !ofLinks.includes(each) && !ofEverybody.includes(each))
  const document = [
    '# Who reads what',
    '',
    'Every value of every answer, and who may read it. `packages/contract/src/calls/facts.test.ts` makes it from the',
    'contract and compares it; `npx vitest run --project unit packages/contract/src/calls/facts.test.ts -u` writes it',
    'again. The change is for a person to read: does this link, token or role need that fact?',
    '',
    table('Links and tokens', ofLinks),
    table('Staff', ofStaff),
    table('Everybody', ofEverybody),
  ].join('\n')
  await expect(document).toMatchFileSnapshot('../../../../docs/who-reads-what.md')
})

describe('what a link or token never reads', () => {
  /**
   * Nurses call patients; their link opens neither a booking's page nor a report. The owner of a phone reads its number, which
   * opens no report of theirs, and those of the own family.
   */
  const others = LINKS.filter((link) => link !== 'day sheet link' && link !== 'phone session')

  test.each(others)('no answer that a %s opens has a phone number, a note or a history', (link) => {
    expect(readBy(link).filter((fact) => /phoneNumber|notes|history|attempts|uploadedBy/.test(fact))).toEqual([])
  })

  test('a pay link reads no address, contact, full name, draft or token that opens more', () => {
    const most = /email|phone|door|building|landmark|city|home|lastName|fullName|draftKey|orderToken|visit\./i
    expect(readBy('pay link').filter((fact) => most.test(fact))).toEqual([])
  })

  test.each(['doctor’s link', 'doctor’s cookie', 'day sheet link'])('a %s reads no token and no email', (link) => {
    expect(readBy(link).filter((fact) => /token|email/i.test(fact))).toEqual([])
  })

  test('everybody reads nothing about a person', () => {
    const person = /fullName|firstName|lastName|phone|email|doorNumber|building|landmark|patient|orderToken/i
    expect(readBy('everybody').filter((fact) => person.test(fact))).toEqual([])
  })

  test('every link and token opens at least one call', () => {
    expect(LINKS.filter((link) => readings.every(({ readers }) => !readers.includes(link)))).toEqual([])
  })
})
