import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAFT_VERSION, type Draft } from './draft'
import { readDraft } from './read-draft'
import { revalidateDraft } from './revalidate-draft'
import { startWizard } from '../testing/start-wizard'
import { CATALOGUE, DRAFT, NOW } from '../testing/fixture'

const draft: Draft = { ...DRAFT, key: 'saved-key-1' }
const surroundings = { catalogue: CATALOGUE, now: NOW, newKey: () => 'fresh-key' }

/** A draft as the wizard restores it: read from the tab's storage, then checked against the catalogue and the clock. */
function restore(saved: unknown) {
  const read = readDraft(typeof saved === 'string' ? saved : JSON.stringify(saved), surroundings.newKey)
  const { draft, notes } = revalidateDraft(read.draft, surroundings)
  return { draft, notes: [...read.notes, ...notes] }
}

test('a valid draft is restored unchanged, key included', () => {
  expect(restore(draft)).toEqual({ draft, notes: [] })
})

test('without a draft there is no note', () => {
  expect(startWizard('choosing').context().notes).toEqual([])
})

test.each(['', '{', '[]', 'null', '"text"', '42'])('garbage %j is discarded with a note', (text) => {
  expect(restore(text)).toMatchObject({ draft: { key: 'fresh-key', testIds: [] }, notes: ['unreadable'] })
})

test.each([{ ...draft, version: 1 }, { ...draft, version: '2' }, {}])(
  'a draft of another version is discarded with a note',
  (old) => {
    expect(restore(old)).toMatchObject({ draft: { testIds: [], patient: {} }, notes: ['older-version'] })
  },
)

test('a draft that is still valid is the same object', () => {
  expect(revalidateDraft(draft, surroundings).draft).toBe(draft)
})

test('tests that are no longer offered are removed, the others stay, and the key changes', () => {
  const { draft: repaired, notes } = restore({ ...draft, testIds: [66, 3, 3, 'x'] })
  expect(repaired).toMatchObject({ testIds: [3], packageIds: [1], key: 'fresh-key' })
  expect(notes).toEqual(['unknown-items'])
})

test('a test inside a chosen package is not charged twice', () => {
  expect(restore({ ...draft, testIds: [1, 3] }).draft.testIds).toEqual([3])
})

test.each([
  { date: '2026-03-02' },
  { date: '2026-02-30' },
  { time: '03:00 Pm' },
  { date: '2026-03-03', time: '09:00 Am' },
])('a slot that has passed or never existed is removed with a note: %j', (change) => {
  expect(restore({ ...draft, ...change })).toMatchObject({
    draft: { date: null, time: null, testIds: [3] },
    notes: ['past-date'],
  })
})

test('a field of the patient that is not text is left out', () => {
  expect(restore({ ...draft, patient: { email: { toString: 1 }, city: 'Dubai' } }).draft.patient).toEqual({
    city: 'Dubai',
  })
})

test('whatever is in the storage, the draft is usable', () => {
  const part = fc.anything()
  const damaged = fc.record({
    version: fc.constant(DRAFT_VERSION),
    key: part,
    testIds: part,
    packageIds: part,
    date: part,
    time: part,
    patient: part,
    without: part,
    others: part,
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        damaged.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const { draft: usable } = restore(text)
        expect(usable.version).toBe(DRAFT_VERSION)
        expect(usable.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
        expect(usable.testIds.every((id) => CATALOGUE.tests.some((item) => item.id === id))).toBe(true)
        expect(Object.values(usable.patient).every((value) => typeof value === 'string')).toBe(true)
      },
    ),
  )
})
