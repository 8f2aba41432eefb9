import { useState } from 'react'
import type { AuditCheck } from '@homecare/contract/desk/audit-trail'
import { formatDubaiTime } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { checkAudit } from '../api/audit'
import { useChange } from '../parts/use-change'
import { auditMessages } from './messages'
import styles from './verify-trail.module.css'

const words = auditMessages.check
const number = new Intl.NumberFormat('en-US')

/** Recomputes the chain on the server and says what came of it. */
export function VerifyTrail() {
  const [result, setResult] = useState<{ check: AuditCheck; at: Date } | null>(null)
  const { busy, refusal, run } = useChange()
  const verify = async () => {
    const answer = await run('check', checkAudit)
    setResult(answer.ok ? { check: answer.data, at: new Date() } : null)
  }
  return (
    <div className={styles.verify}>
      <Button
        variant="secondary"
        size="sm"
        icon="shield"
        busy={busy !== null}
        busyLabel={words.running}
        onClick={() => void verify()}
      >
        {words.action}
      </Button>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {result && <Result {...result} />}
    </div>
  )
}

function Result({ check: { entries, intact, brokenAt }, at }: { check: AuditCheck; at: Date }) {
  const count = number.format(entries)
  if (intact) {
    return (
      <Notice kind="success" title={words.intactTitle}>
        {words.intact(count, formatDubaiTime(at))}
      </Notice>
    )
  }
  return (
    <Notice kind="error" title={words.brokenTitle}>
      {words.broken(count, brokenAt ?? words.unknownEntry)}
    </Notice>
  )
}
