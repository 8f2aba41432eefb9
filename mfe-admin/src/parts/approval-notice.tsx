import { approvalState } from '@homecare/domain/advertising'
import { formatDate } from '@homecare/domain/dates'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Notice } from '@homecare/ui/notice'
import { usePermission } from '../api/use-permission'
import styles from './approval-notice.module.css'
import { partsMessages } from './messages'

const text = partsMessages.approval

/** From 30 days before the approval of health advertising ends, above every screen: to those who answer for offers and can renew it. */
export function ApprovalNotice() {
  const { advertising } = useHost().profile
  const answers = usePermission('see-board')
  const state = approvalState(advertising, useClientToday())
  if (!answers || !advertising || state === 'valid') return null
  return (
    <div className={styles.above}>
      <Notice kind={state === 'over' ? 'error' : 'warning'} title={text[state](formatDate(advertising.until))}>
        {text.renew}
      </Notice>
    </div>
  )
}
