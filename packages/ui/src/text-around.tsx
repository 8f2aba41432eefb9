import type { ReactNode } from 'react'

/** Given to a sentence as the value in whose place an element goes. */
export const PLACE = '{}'

/** A whole sentence with an element in the place of one of its values. */
export function TextAround({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(PLACE)
  return (
    <>
      <span>{before}</span>
      {children}
      <span>{after}</span>
    </>
  )
}
