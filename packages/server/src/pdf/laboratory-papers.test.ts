import { inflateSync } from 'node:zlib'
import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import fc from 'fast-check'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { FONTS, NOW, PROFILE } from '../email/samples.fixture'
import { modulesOf } from './code-128'
import { handOverPdf } from './hand-over-pdf'
import { labelledSamples, labelsPdf } from './labels-pdf'
import { SCRIPTS } from './scripts.fixture'

const MM = 72 / 25.4
const DATE = '2026-03-03'

const sample = (more: Partial<LaboratorySample> = {}): LaboratorySample => ({
  bookingId: 'booking-1',
  orderId: 'ORD-1795262103227',
  person: 0,
  peopleInVisit: 1,
  fullName: 'Omar Haddad',
  identity: { birthDate: '1990-05-17', sex: 'male' },
  date: DATE,
  time: '10:00 Am',
  status: 'Completed',
  accession: '100417E',
  tubes: [
    { specimen: 'Serum', tests: ['Ferritin'] },
    { specimen: 'Urine', tests: ['Creatinine'] },
  ],
  tests: ['Ferritin', 'Creatinine'],
  nurse: 'Maya Rahman',
  takenAt: '2026-03-03T06:20:00.000Z',
  takenBy: 'Maya Rahman',
  tubesFilled: 2,
  fasted: null,
  handedOverAt: null,
  handedOverBy: null,
  dueAt: null,
  late: false,
  reported: false,
  refunded: false,
  ...more,
})

const paper = { profile: PROFILE, printedAt: NOW, fonts: FONTS }
const labels = (...samples: LaboratorySample[]) => labelsPdf({ ...paper, date: DATE, samples })
const handOver = (...samples: LaboratorySample[]) => handOverPdf({ ...paper, day: { date: DATE, samples, late: [] } })
const textOf = async (pdf: Buffer) => (await extractText(new Uint8Array(pdf), { mergePages: true })).text
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

/** The bars on the first page: filled rectangles, in millimetres. */
function barsOf(pdf: Buffer) {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  const content = inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start))).toString('latin1')
  return [...content.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map((value) => Number(value) / MM)
    return { x, y, width, height }
  })
}

/** Reads the modules of one barcode back from its bars. */
function readModules(bars: ReturnType<typeof barsOf>): string {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return ''
  const side = (last.x + last.width - first.x) / modulesOf('100417E').length
  const modules = (length: number) => Math.round(length / side)
  return bars
    .map(({ x, width }, index) => {
      const next = bars[index + 1]
      return '1'.repeat(modules(width)) + '0'.repeat(next ? modules(next.x - x - width) : 0)
    })
    .join('')
}

describe('labels', () => {
  test('each tube has a label with name, date of birth, specimen, place, number and order', async () => {
    const text = await textOf(await labels(sample()))
    for (const part of ['Serum', '1/2', 'Urine', '2/2']) expect(text.split(part)).toHaveLength(2)
    for (const part of ['Omar Haddad', 'Born 17 May 1990, male', '100 417 E', 'ORD-1795262103227'])
      expect(text.split(part)).toHaveLength(3)
  })

  test('a label says that the patient had eaten, and has a line where nobody has said a date of birth', async () => {
    const text = await textOf(await labels(sample({ fasted: false, identity: null })))
    expect(text).toMatch(/NOT FASTED 1\/2/)
    expect(text).toMatch(/Born _+ \/ _+ \/ _+\s+F \/ M/)
  })

  test('a sheet has 24 labels of 70 × 37 mm, and the next one begins on a page of its own', async () => {
    const twelve = Array.from({ length: 12 }, () => sample())
    expect(pages(await labels(...twelve))).toBe(1)
    expect(pages(await labels(...twelve, sample()))).toBe(2)
    const bars = barsOf(await labels(...twelve))
    const lefts = [...new Set(bars.map(({ x }) => Math.floor(x / 70)))]
    const rows = [...new Set(bars.map(({ y }) => Math.floor((y - 0.5) / 37)))]
    expect([lefts.length, rows.length]).toEqual([3, 8])
  })

  test('a day without numbers has a page that says so', async () => {
    expect(await textOf(await labels())).toContain('No labels to print.')
  })

  test('labels are of samples with a number: of one booking, or those that are still to be taken', () => {
    const open = sample({ bookingId: 'booking-2', status: 'Pending', accession: '100418T' })
    const none = sample({ bookingId: 'booking-3', status: 'Pending', accession: null })
    const day = { date: DATE, samples: [sample(), open, none], late: [] }
    expect(labelledSamples(day)).toEqual([open])
    expect(labelledSamples(day, 'booking-1')).toEqual([sample()])
    expect(labelledSamples(day, 'booking-3')).toEqual([])
  })

  test('a barcode is Code 128: start, stop and checksum fit, and equal numbers have equal bars', () => {
    const modules = modulesOf('100417E')
    // Start C, then the stop pattern, as ISO/IEC 15417 has them; 11 modules a symbol and 13 for the stop.
    expect([modules.slice(0, 11), modules.slice(-13)]).toEqual(['11010011100', '1100011101011'])
    expect((modules.length - 13) % 11).toBe(0)
    expect(modulesOf('100417E')).toBe(modules)
    expect(modulesOf('100418T')).not.toBe(modules)
  })

  test('whatever the name, the barcode on paper has its modules, 6 mm of height and ten modules of white beside it', async () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.values(SCRIPTS).flatMap(({ name: short, address }) => [short, address])),
      fc.string({ unit: fc.constantFrom('W', 'M', 'w', 'm', 'i', 'l', ' ', '.'), minLength: 1, maxLength: 101 }),
    )
    await fc.assert(
      fc.asyncProperty(name, async (fullName) => {
        const bars = barsOf(await labels(sample({ fullName, tubes: [{ specimen: 'EDTA whole blood', tests: [] }] })))
        expect(readModules(bars)).toBe(modulesOf('100417E'))
        const [first, last] = [bars[0], bars.at(-1)]
        const module = 46 / modulesOf('100417E').length
        expect(first?.height).toBeGreaterThan(6)
        expect(first?.x).toBeGreaterThan(10 * module)
        expect(70 - (last?.x ?? 70) - (last?.width ?? 0)).toBeGreaterThan(10 * module)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the hand-over list', () => {
  test('the list has the samples that were taken, what they are and who took them when, with a sum and two signatures', async () => {
    const open = sample({ fullName: 'Grace Santos', status: 'Pending' })
    const text = (await textOf(await handOver(sample({ fasted: false }), open))).replace(/\s+/g, ' ')
    for (const part of [
      ...['Hand-over to the laboratory, Tue 3 Mar 2026', '100 417 E', 'Omar Haddad', 'Born 17 May 1990, male'],
      ...['ORD-1795262103227', '2: Serum; Urine', 'Ferritin, Creatinine', 'Not fasted: the patient had eaten'],
      ...['10:20', 'Maya Rahman', '1 sample, 2 tubes', 'Handed over by', 'Received by', 'Date and time'],
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Grace Santos')
  })

  test('a sample of which nobody has said when it was taken has neither time nor nurse', async () => {
    const text = await textOf(await handOver(sample({ takenAt: null, takenBy: null })))
    expect(text).not.toMatch(/Maya Rahman|10:20/)
  })

  test('the head of the table is on every page', async () => {
    const many = await handOver(...Array.from({ length: 60 }, () => sample()))
    const text = await textOf(many)
    expect(text.split('Collected')).toHaveLength((pages(many) ?? 0) + 1)
  })
})

test.each(Object.entries(SCRIPTS))(
  'labels and hand-over list print a name in %s in a font of that script',
  async (_, { name, font }) => {
    for (const pdf of [await labels(sample({ fullName: name })), await handOver(sample({ fullName: name }))])
      expect(pdf.toString('latin1')).toMatch(new RegExp(`BaseFont /\\w+\\+${font}`))
  },
)
