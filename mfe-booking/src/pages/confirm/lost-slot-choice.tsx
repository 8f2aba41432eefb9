import { useNavigate } from 'react-router-dom'
import * as texts from '../../locales/en/confirm.json'
import { Alternatives, lostSlotTitle } from '../../parts/alternatives'
import { PATHS } from '../../wizard/steps'
import { lostSlotOf } from '../../wizard/state-data'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'

/** The chosen slot was taken by somebody else: offers the nearest free ones as buttons. */
export function LostSlotChoice() {
  const wizard = useWizard()
  const navigate = useNavigate()
  const lost = useWizardState((state) => lostSlotOf(state.context))
  const draft = useWizardState((state) => state.context.draft)
  const { date, time } = draft
  if (!lost || date === null || time === null) return null
  return (
    <Alternatives
      title={lostSlotTitle({ date, time }, lost.full)}
      lead={texts.lost}
      slots={lost.alternatives}
      onTake={(slot) => wizard.send({ type: 'TAKE_SLOT', slot })}
      onOther={() => void navigate(PATHS.slot)}
    />
  )
}
