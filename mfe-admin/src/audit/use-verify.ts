import { useState } from 'react'
import type { AuditCheck } from '@homecare/contract/admin/audit-trail'
import { checkAudit } from '../api/audit'
import { useChange } from '../parts/use-change'

export interface Verified {
  check: AuditCheck
  at: Date
}

/** Has the server go through the whole chain. */
export function useVerify() {
  const [result, setResult] = useState<Verified | null>(null)
  const { busy, refusal, run } = useChange()
  const verify = async () => {
    setResult(null)
    const answer = await run('check', (host) => checkAudit(host, (check) => setResult({ check, at: new Date() })))
    setResult(answer.ok ? { check: answer.data, at: new Date() } : null)
  }
  return { busy: busy !== null, refusal, result, run: () => void verify() }
}
