// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Timeline } from './timeline'

afterEach(cleanup)

const BOOKED = new Date('2026-03-01T08:00:00Z')
const VISIT = new Date('2026-03-03T06:30:00Z')
const TAKEN = new Date('2026-03-03T06:50:00Z')

const show = (people: number) =>
  render(
    <Timeline
      visit={{
        bookedAt: BOOKED.toISOString(),
        visitAt: VISIT.toISOString(),
        completedAt: TAKEN.toISOString(),
        handedOverAt: null,
        steps: [],
        nurse: null,
      }}
      turnaroundHours={48}
      reports={{ expected: people, here: 0, completeAt: null }}
      now={TAKEN}
    />,
  )

test('the timeline of one person speaks of a sample and a report', () => {
  show(1)
  expect(screen.getByText('Your sample was taken')).toBeTruthy()
  expect(screen.getByText('The laboratory is working on your report')).toBeTruthy()
})

test('the timeline of a family speaks of samples and reports', () => {
  show(3)
  expect(screen.getByText('The samples were taken')).toBeTruthy()
  expect(screen.getByText('The laboratory is working on the reports')).toBeTruthy()
  expect(screen.queryByText(/^Your/)).toBeNull()
})
