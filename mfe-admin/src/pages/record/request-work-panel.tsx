import { useState } from 'react'
import type { RequestDetail } from '@homecare/contract/staff'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { usePermission } from '../../api/use-permission'
import { useSession } from '../../api/use-session'
import { useKeys } from '../../parts/keys/use-keys'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { CallDialog } from '../../parts/record/call-dialog'
import { callText } from '../../parts/record/call-text'
import { requestWorkMessages } from '../../parts/record/request-work-messages'
import { useRequestWork } from '../../parts/record/use-request-work'
import styles from './nurse-panel.module.css'

const text = requestWorkMessages

interface RequestWorkPanelProps {
  record: RequestDetail
  onRecord: (record: RequestDetail) => void
}

/** Who works on a request and what came of the last call, with the same keys as in the list. */
export function RequestWorkPanel({ record, onRecord }: RequestWorkPanelProps) {
  const me = useSession()?.userName
  const work = useRequestWork(record, onRecord)
  const [calling, setCalling] = useState(false)
  const mayWork = usePermission('work-on-bookings') && record.status === 'Pending'
  const { assignee, lastCall } = record
  const isMine = assignee?.userName === me
  const take = () => void work.assign(isMine ? null : (me ?? null))
  useKeys({ t: () => mayWork && take(), o: () => mayWork && setCalling(true) })
  return (
    <TitledPanel title={text.title}>
      <FactList>
        <FactItem label={text.assignee}>
          <bdi>{assignee?.name ?? text.nobody}</bdi>
        </FactItem>
        <FactItem label={text.lastCall}>
          {lastCall ? (
            <>
              {callText(lastCall, serverNow())}
              <span className={styles.quiet}>
                {' '}
                ({lastCall.by}, {staffTime(new Date(lastCall.at))})
              </span>
            </>
          ) : (
            text.noCall
          )}
        </FactItem>
      </FactList>
      {mayWork && (
        <div className={styles.actions}>
          <Button variant="secondary" size="sm" busy={work.busy === 'assign'} aria-keyshortcuts="t" onClick={take}>
            {isMine ? text.giveBack : assignee ? text.takeOver : text.take}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-haspopup="dialog"
            aria-keyshortcuts="o"
            onClick={() => setCalling(true)}
          >
            {text.record}
          </Button>
        </div>
      )}
      {work.refusal && !calling && (
        <Notice kind="warning" title={work.refusal.title}>
          {work.refusal.text}
        </Notice>
      )}
      <CallDialog open={calling} request={record} work={work} onClose={() => setCalling(false)} />
    </TitledPanel>
  )
}
