import { useState } from 'react'
import { RadioChoice } from './radio-choice'

export default { title: 'Forms/RadioChoice' }

const OPTIONS = [
  { value: 'flat', label: 'Flat' },
  { value: 'villa', label: 'Villa' },
] as const

export const OneOfTwo = () => {
  const [chosen, setChosen] = useState<'flat' | 'villa' | null>(null)
  return <RadioChoice label="Flat or villa? (optional)" options={OPTIONS} chosen={chosen} onChoose={setChosen} />
}
