import { formatDubaiTime } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { auditMessages } from './messages'
import type { Verified } from './use-verify'

const words = auditMessages.check
const number = new Intl.NumberFormat('en-US')

export function VerifyButton({ busy, onVerify }: { busy: boolean; onVerify: () => void }) {
  return (
    <Button variant="secondary" size="sm" icon="shield" busy={busy} busyLabel={words.running} onClick={onVerify}>
      {words.action}
    </Button>
  )
}

/** Whether every entry still is what it was when it was written. */
export function VerifyResult({ result, refusal }: { result: Verified | null; refusal: string | null }) {
  if (refusal) return <Notice kind="error">{refusal}</Notice>
  if (!result) return null
  const { entries, intact, brokenAt } = result.check
  if (intact) {
    return (
      <Notice kind="success" title={words.intactTitle}>
        {words.intact(number.format(entries), formatDubaiTime(result.at))}
      </Notice>
    )
  }
  return (
    <Notice kind="error" title={words.brokenTitle}>
      {words.broken(number.format(entries), brokenAt ?? words.unknownEntry)}
    </Notice>
  )
}
