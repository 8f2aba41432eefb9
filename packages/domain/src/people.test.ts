import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalOf } from './cart'
import { lineName, linesByPerson, peopleProblems, testedPeople } from './people'

const family = ['Mona Haddad', 'Omar Haddad', 'Lina Haddad']
const line = (person: number) => ({ person, priceFils: 10_000 })
const paths = (names: string[], people: number[]) =>
  peopleProblems({ names, lines: people.map(line) }).map(({ path }) => path.join('.'))

describe('people of a visit', () => {
  it('peopleProblems accepts a parent without tests, and the same test for two children', () => {
    expect(paths(family, [1, 2])).toEqual([])
  })

  it('peopleProblems refuses a name that is there already in other capitals and spaces', () => {
    expect(paths(['Mona Haddad', 'mona  HADDAD'], [0, 1])).toEqual(['people.0'])
  })

  it('peopleProblems refuses a person without a test, and a line of nobody', () => {
    expect(paths(family, [0, 1, 7])).toEqual(['people.1', 'tests.2.person'])
  })

  it('linesByPerson neither loses nor doubles a line, so the people’s sums are the total', () => {
    const lines = fc.array(fc.record({ person: fc.nat(2), priceFils: fc.integer({ min: 1, max: 100_000 }) }))
    fc.assert(
      fc.property(lines, (all) => {
        const sums = linesByPerson(family, all).map((each) => totalOf(each.lines))
        expect(sums.reduce((sum, each) => sum + each, 0)).toBe(totalOf(all))
      }),
    )
  })

  it('testedPeople names the only person with tests unless that is the patient', () => {
    expect(testedPeople(['Mona Haddad'], [line(0)])).toEqual({ kind: 'patient' })
    expect(testedPeople(family, [line(1)])).toEqual({ kind: 'other', name: 'Omar' })
    expect(testedPeople(family, [line(0), line(2)])).toEqual({ kind: 'several' })
    expect(testedPeople(family, [line(1), line(2)])).toEqual({ kind: 'several' })
  })

  it('lineName begins with the person only where there are several', () => {
    expect(lineName(['Mona'], { person: 0, name: 'Ferritin' })).toBe('Ferritin')
    expect(lineName(family, { person: 1, name: 'Ferritin' })).toBe('Omar Haddad: Ferritin')
  })
})
