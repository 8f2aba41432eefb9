import type { LaboratoryDay } from '@homecare/contract/admin/laboratory'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { laboratoryMessages } from './messages'

const text = laboratoryMessages.numbers

interface MissingNumbersProps {
  day: LaboratoryDay
  onDay: (day: LaboratoryDay) => void
}

/** Visits without a number have no labels. A click gives them, since no page may change anything by being opened. */
export function MissingNumbers({ day: { date, samples }, onDay }: MissingNumbersProps) {
  const { busy, refusal, run } = useChange()
  const missing = samples.filter(({ accession }) => accession === null)
  const bookingIds = [...new Set(missing.map(({ bookingId }) => bookingId))]
  if (bookingIds.length === 0) return null
  const give = async () => {
    const answer = await run('give', (api) => api.post('/api/laboratory/numbers', { body: { date, bookingIds } }))
    if (answer.ok) onDay(answer.data)
  }
  return (
    <Notice
      kind="info"
      action={
        <Button variant="secondary" size="sm" busy={busy !== null} onClick={() => void give()}>
          {text.give}
        </Button>
      }
    >
      {text.missing(bookingIds.length)} {refusal}
    </Notice>
  )
}
