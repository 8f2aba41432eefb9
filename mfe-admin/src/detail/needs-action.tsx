import { Notice } from '@homecare/ui/notice'
import { detailMessages } from './messages'

const words = detailMessages.payment

/** Why staff have to look at a booking, and what to do about it. */
export function NeedsAction({ reason }: { reason: string | null }) {
  if (!reason) return null
  return (
    <Notice kind="warning" title={words.needsActionTitle}>
      {words.needsAction[reason] ?? reason}
    </Notice>
  )
}
