import type { CallFailure } from '@homecare/contract/client'
import { patientTime } from '@homecare/domain/clock'
import { offlineOr } from '@homecare/remote-kit/offline'
import * as texts from '../../locales/en/sign-in.json'

/** Why no code was sent or taken, where it is not about what was typed. */
export function refusalText({ status, problem }: CallFailure): string {
  if (status === 503) return texts.unavailable
  if (status !== 429) return offlineOr(texts.failed)
  return problem?.retryAt ? texts.tooManyUntil({ when: patientTime(new Date(problem.retryAt)) }) : texts.tooMany
}
