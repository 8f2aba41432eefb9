import { approvalState } from '@homecare/domain/advertising'
import { formatDate } from '@homecare/domain/dates'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Notice } from '@homecare/ui/notice'
import { partsMessages } from './messages'

const text = partsMessages.approval

/** From 30 days before the approval of health advertising ends: to those who set prices and look at figures. */
export function ApprovalNotice() {
  const { advertising } = useHost().profile
  const state = approvalState(advertising, useClientToday())
  if (!advertising || state === 'valid') return null
  return (
    <Notice kind={state === 'over' ? 'error' : 'warning'} title={text[state](formatDate(advertising.until))}>
      {text.renew}
    </Notice>
  )
}
