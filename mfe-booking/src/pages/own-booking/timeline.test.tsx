// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testedPeople } from '@homecare/domain/people'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { Timeline } from './timeline'

afterEach(cleanup)

const BOOKED = new Date('2026-03-01T08:00:00Z')
const VISIT = new Date('2026-03-03T06:30:00Z')
const TAKEN = new Date('2026-03-03T06:50:00Z')

const show = (people: readonly number[], now = TAKEN) =>
  render(
    <HostProvider host={testHost()}>
      <Timeline
        orderId="ORD-1"
        visit={{
          bookedAt: BOOKED.toISOString(),
          visitAt: VISIT.toISOString(),
          completedAt: TAKEN.toISOString(),
          handedOverAt: null,
          steps: [{ kind: 'sampleTaken', at: TAKEN.toISOString() }],
          nurse: null,
          leavesAt: null,
          gateCodeGiven: false,
        }}
        turnaroundHours={48}
        reports={{ expected: people.length, here: 0, completeAt: null }}
        tested={testedPeople(
          ['Huda Rahman', 'Omar Rahman', 'Lina Rahman'],
          people.map((person) => ({ person })),
        )}
        now={now}
      />
    </HostProvider>,
  )

test('the timeline of one person speaks of a sample and a report', () => {
  show([0])
  expect(screen.getByText('Your sample was taken')).toBeTruthy()
  expect(screen.getByText('The laboratory is working on your report')).toBeTruthy()
})

test('the timeline of a family speaks of samples and reports', () => {
  show([0, 1, 2])
  expect(screen.getByText('The samples were taken')).toBeTruthy()
  expect(screen.getByText('The laboratory is working on the reports')).toBeTruthy()
  expect(screen.queryByText(/^Your/)).toBeNull()
})

test('the timeline of a visit for a child only names the child', () => {
  show([1])
  expect(screen.getByText('Omar’s sample was taken')).toBeTruthy()
  expect(screen.getByText('The laboratory is working on Omar’s report')).toBeTruthy()
  expect(screen.queryByText(/^Your/)).toBeNull()
})

test.each([
  ['the patient', [0], /as soon as your report is ready/],
  ['a child', [1], /as soon as Omar’s report is ready/],
  ['a family', [0, 1, 2], /about each missing report as soon as it is ready/],
] as const)('a late report of %s is not called “the report”', (_, people, sentence) => {
  show(people, new Date('2026-04-01T08:00:00Z'))
  expect(screen.getByText(sentence)).toBeTruthy()
})
