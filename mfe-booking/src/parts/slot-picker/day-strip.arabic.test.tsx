// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DayStrip } from './day-strip'

test('a day of the Arabic strip has its weekday, number and month in a line each, and no year', () => {
  render(<DayStrip today="2026-03-03" lastDate="2026-03-03" date={null} onChoose={() => {}} />)
  const [, ...lines] = [...screen.getByRole('button').children].map(({ textContent }) => textContent)
  expect(lines).toEqual(['الثلاثاء', '3', 'مارس'])
})
