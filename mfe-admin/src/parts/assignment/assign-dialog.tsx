import type { BloodTestItem } from '@homecare/contract/staff'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { messages } from '../../messages'
import { assignmentMessages } from './messages'
import { NurseChoiceList } from './nurse-choice-list'
import { useNurseAssignment } from './use-nurse-assignment'
import { useNurseChoices } from './use-nurse-choices'

const text = assignmentMessages

type Visit = Pick<BloodTestItem, 'id' | 'version' | 'time' | 'fullName' | 'nurse'>

interface AssignDialogProps {
  /** Null while the dialog is closed. */
  visit: Visit | null
  onBooking: (booking: BloodTestItem) => void
  onClose: () => void
}

/** Who makes a visit: the suggested nurse first, with the focus on it, then all others. */
export function AssignDialog({ visit, onBooking, onClose }: AssignDialogProps) {
  return (
    <Dialog open={visit !== null} title={visit ? text.choicesOf(visit.time, visit.fullName) : ''} onClose={onClose}>
      {visit && <Choices visit={visit} onBooking={onBooking} onClose={onClose} />}
    </Dialog>
  )
}

function Choices({ visit, onBooking, onClose }: AssignDialogProps & { visit: Visit }) {
  const { choices, failure } = useNurseChoices(visit)
  const { busy, refusal, assign } = useNurseAssignment(visit, onBooking)
  const choose = async (to: { id: string; name: string } | null) => {
    if (busy === null && (await assign(to)) !== 'failed') onClose()
  }
  return (
    <>
      {failure && <Notice kind="error">{failure}</Notice>}
      {refusal && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
      {!choices && !failure && <p role="status">{messages.loading}</p>}
      {choices?.length === 0 && <p>{text.noNurses}</p>}
      {choices && choices.every(({ suggested }) => !suggested) && choices.length > 0 && <p>{text.nobodyFreeThen}</p>}
      {choices && (
        <NurseChoiceList
          focusFirst
          choices={choices}
          present={visit.nurse}
          busy={busy}
          onChoose={(to) => void choose(to)}
        />
      )}
    </>
  )
}
