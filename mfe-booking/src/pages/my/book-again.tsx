import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MyVisit } from '@homecare/contract/my'
import type { Way } from '@homecare/domain/news'
import { slotWhen } from '@homecare/domain/slot-text'
import { useHost } from '@homecare/remote-kit/host-context'
import { offlineOr } from '@homecare/remote-kit/offline'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { RefreshIcon } from '@homecare/ui/icons'
import { loadOwnBooking } from '../../api/own-booking'
import * as texts from '../../locales/en/my.json'
import { repeatDraft } from '../../wizard/draft'
import { draftFromOrder } from '../../wizard/draft-from-order'
import { handOverDraft } from '../../wizard/draft-storage'
import { newKey } from '../../wizard/new-key'
import { PATHS } from '../../wizard/steps'

interface BookAgainProps {
  visit: MyVisit
  /** The phone that it was booked with, which the booking's own page does not show. */
  phone: string
  contactBy: Way
}

/** Begins a booking of the same tests for the same people at the same address: only the time is to be chosen. */
export function BookAgain({ visit, phone, contactBy }: BookAgainProps) {
  const client = useClient()
  const { notify } = useHost()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    const outcome = await loadOwnBooking(client, visit, new AbortController().signal)
    setBusy(false)
    if (outcome.kind !== 'known') return notify('error', offlineOr(texts.failed))
    const draft = repeatDraft(draftFromOrder(outcome.own.order), newKey)
    handOverDraft({ ...draft, contactBy, patient: { ...draft.patient, phone } })
    return void navigate(PATHS.slot)
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={RefreshIcon}
      busy={busy}
      aria-label={texts.againOf({ when: slotWhen(visit) })}
      onClick={() => void again()}
    >
      {texts.again}
    </Button>
  )
}
