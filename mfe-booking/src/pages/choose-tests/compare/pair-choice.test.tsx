// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CATALOGUE_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { catalogueFrom } from '@homecare/remote-kit/catalogue-from'
import { PairChoice } from './pair-choice'

afterEach(cleanup)

const [pack] = catalogueFrom(CATALOGUE_ANSWER).packages
const packages = ['A', 'B', 'C'].map((name, at) => ({ ...pack!, id: at + 1, name }))

function Choice() {
  const [pair, setPair] = useState([1, 2])
  return <PairChoice packages={packages} pair={pair} onChange={setPair} />
}

const chosen = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => Number(value))
const choose = (label: string, id: number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: String(id) } })

test('another package takes the place that it is chosen for', () => {
  render(<Choice />)
  choose('with', 3)
  expect(chosen()).toEqual([1, 3])
})

test('a package that is shown already swaps places, so that two are always compared', () => {
  render(<Choice />)
  choose('Compare', 2)
  expect(chosen()).toEqual([2, 1])
})
