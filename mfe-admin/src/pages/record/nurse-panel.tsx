import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useKeys } from '../../parts/keys/use-keys'
import { TitledPanel } from '../../parts/panel'
import { usePermission } from '../../api/use-permission'
import { assignmentMessages } from '../../parts/assignment/messages'
import { NurseChoiceList } from '../../parts/assignment/nurse-choice-list'
import { useNurseAssignment } from '../../parts/assignment/use-nurse-assignment'
import { useNurseChoices } from '../../parts/assignment/use-nurse-choices'
import styles from './nurse-panel.module.css'

const text = assignmentMessages

interface NursePanelProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** Who makes the visit; while it is pending and paid, one click assigns the suggested nurse. */
export function NursePanel({ record, onRecord }: NursePanelProps) {
  const mayWork = usePermission('assign-nurses')
  const { nurse, status, paymentStatus } = record
  const isAssignable = mayWork && status === 'Pending' && paymentStatus === 'Paid'
  return (
    <TitledPanel title={text.title}>
      <p className={styles.present} data-none={nurse === null || undefined}>
        <bdi>{nurse?.name ?? text.none}</bdi>
      </p>
      {record.nurseClash && <p className={styles.warning}>{text.clash}</p>}
      {mayWork && !nurse && status === 'Pending' && paymentStatus !== 'Paid' && (
        <p className={styles.quiet}>{text.noneUnpaid}</p>
      )}
      {isAssignable && <Assignment record={record} onRecord={onRecord} />}
    </TitledPanel>
  )
}

function Assignment({ record, onRecord }: NursePanelProps) {
  const { nurse } = record
  const [open, setOpen] = useState(false)
  const { choices, failure, reload } = useNurseChoices(record)
  const { busy, refusal, assign } = useNurseAssignment(record, onRecord)
  const suggested = nurse ? undefined : choices?.find((each) => each.suggested)

  useKeys({ a: () => setOpen(true) })

  const choose = (to: { id: string; name: string } | null) => {
    if (busy === null) void assign(to).then(() => setOpen(false))
  }
  return (
    <>
      {failure && (
        <Notice
          kind="error"
          action={
            <Button variant="secondary" size="sm" onClick={reload}>
              {text.reload}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {choices?.length === 0 && <p className={styles.quiet}>{text.noNurses}</p>}
      {choices && choices.length > 0 && (
        <div className={styles.actions}>
          {suggested && (
            <Button
              variant="secondary"
              size="sm"
              icon={CheckIcon}
              busy={busy === suggested.id}
              busyLabel={text.assigning}
              onClick={() => choose(suggested)}
            >
              {text.suggested(suggested.name)}
            </Button>
          )}
          <Button variant="quiet" size="sm" aria-expanded={open} aria-keyshortcuts="a" onClick={() => setOpen(!open)}>
            {nurse ? text.chooseOther : text.choose}
          </Button>
          {suggested && (
            <span className={styles.quiet}>
              {[suggested.nearby && text.marks.nearby, text.visits(suggested.visits)].filter(Boolean).join(', ')}
            </span>
          )}
        </div>
      )}
      {choices && choices.length > 0 && !nurse && !suggested && <p className={styles.warning}>{text.nobodyFree}</p>}
      {open && choices && (
        <NurseChoiceList focusFirst choices={choices} present={nurse} busy={busy} onChoose={choose} />
      )}
      {refusal && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
    </>
  )
}
