import { useNavigate } from 'react-router-dom'
import { formatDate } from '@homecare/domain/dates'
import { messages } from '../../messages'
import { Alternatives } from '../../parts/alternatives'
import { PATHS } from '../../wizard/steps'
import { lostSlotOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'

/** The chosen slot went to somebody else: the nearest free ones, each a press away. */
export function LostSlotChoice() {
  const wizard = useWizard()
  const navigate = useNavigate()
  const lost = useWizardState((state) => lostSlotOf(state.context))
  const draft = useWizardState((state) => state.context.draft)
  const text = messages.confirm
  if (!lost || draft.date === null) return null
  const when = `${formatDate(draft.date)}, ${draft.time}`
  return (
    <Alternatives
      title={lost.full ? text.lostFull(when) : text.lostGone(when)}
      lead={text.lost}
      slots={lost.alternatives}
      onTake={(slot) => wizard.send({ type: 'TAKE_SLOT', slot })}
      onOther={() => void navigate(PATHS.slot)}
    />
  )
}
