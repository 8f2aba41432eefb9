import { useState } from 'react'
import type { PlanEffect, PreviewPlan } from '@homecare/contract/plans'
import { useHost } from '@homecare/remote-kit/host-context'
import { useQueryClient } from '@tanstack/react-query'
import type { CachedResponse } from '../../api/query-client'
import { useChange } from '../../api/use-change'
import { planKey } from '../../parts/care/use-plan'
import { planText } from './messages'
import { previewKey } from './use-plan-preview'

const text = planText.effect

/** Applies a change whose effect was shown; without one it shows it first. What is refused of the form stands at its field. */
export function usePlanApply(caseId: string) {
  const { notify } = useHost()
  const cache = useQueryClient()
  const { busy, refusal, run } = useChange()
  /** The change whose effect was shown only when somebody wanted to apply it. */
  const [shownFor, setShownFor] = useState<string | null>(null)
  const params = { id: caseId }
  const texts = {
    PREVIEW_CHANGED: text.changed,
    CONFLICT: text.conflict,
    ILLEGAL_TRANSITION: (detail: string | undefined) => detail ?? text.conflict,
  }

  const preview = async (body: PreviewPlan) => {
    const answer = await run('preview', (api) => api.post('/api/cases/{id}/plan/preview', { params, body }), texts)
    if (!answer.ok) return reloadAfter(answer.problem?.code)
    const typed = JSON.stringify(body)
    cache.setQueryData(previewKey(caseId, typed), { value: answer.data, etag: null })
    setShownFor(typed)
  }
  /** The current plan brings its version, and with it the current effect. */
  const reloadAfter = async (code: string | undefined) => {
    if (code === 'CONFLICT') await cache.invalidateQueries({ queryKey: planKey(caseId) })
    if (code === 'PREVIEW_CHANGED') await cache.invalidateQueries({ queryKey: ['plan-preview', caseId] })
  }
  /** Resolves with whether it is applied. */
  const apply = async (body: PreviewPlan): Promise<boolean> => {
    const shown = cache.getQueryData<CachedResponse<PlanEffect>>(previewKey(caseId, JSON.stringify(body)))
    if (!shown) {
      await preview(body)
      return false
    }
    const { hash } = shown.value
    setShownFor(null)
    const answer = await run(
      'apply',
      (api) => api.post('/api/cases/{id}/plan/apply', { params, body: { ...body, hash } }),
      texts,
    )
    if (!answer.ok) {
      await reloadAfter(answer.problem?.code)
      return false
    }
    cache.setQueryData(['case', caseId], { value: answer.data, etag: null })
    await cache.invalidateQueries({ queryKey: planKey(caseId) })
    notify('success', planText.done[body.change.kind])
    return true
  }
  return { busy: busy !== null, refusal, apply, shownFor }
}
