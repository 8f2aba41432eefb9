import type { ReactNode } from 'react'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { ShieldIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { auditMessages } from './messages'
import type { VerifyOutcome } from './use-verify'

const text = auditMessages.check
const number = new Intl.NumberFormat('en-US')

export function VerifyButton({ busy, onVerify }: { busy: boolean; onVerify: () => void }) {
  return (
    <Button variant="secondary" size="sm" icon={ShieldIcon} busy={busy} busyLabel={text.running} onClick={onVerify}>
      {text.action}
    </Button>
  )
}

/** The button that verifies the trail, and its result. */
export function VerifyResult({ result, refusal }: { result: VerifyOutcome | null; refusal: ReactNode }) {
  if (refusal) return <Notice kind="error">{refusal}</Notice>
  if (!result) return null
  const { entries, state, problem, anchor, checked = 0 } = result.check
  const count = number.format(entries)
  if (state === 'running') return <Notice kind="info">{text.progress(number.format(checked), count)}</Notice>
  const time = staffTime(result.at)
  if (state === 'intact') {
    const anchored = anchor && {
      sequence: number.format(anchor.sequence),
      time: staffTime(new Date(anchor.at)),
    }
    return (
      <Notice kind="success" title={text.intactTitle}>
        {text.intact(count, time)} {anchored && text.anchored(anchored.sequence, anchored.time)}
      </Notice>
    )
  }
  if (state === 'unverified') {
    return (
      <Notice kind="warning" title={text.unverifiedTitle}>
        {problem} {text.unverified(time)}
      </Notice>
    )
  }
  return (
    <Notice kind="error" title={text.brokenTitle}>
      {problem} {text.broken(count, time)}
    </Notice>
  )
}
