import type { Problem } from '@homecare/contract/problem'
import { readRefusal } from '@homecare/domain/read-refusal'
import type { AppError } from './app-error'

/** Rules and use cases say their sentence in English only; a page in another language knows it by its code. */
export const refusalReasons = ({ detail, fields }: Pick<AppError, 'detail' | 'fields'>) => ({
  reason: detail === undefined ? undefined : readRefusal(detail),
  reasons: fields && reasonsOf(fields),
})

function reasonsOf(fields: Record<string, string>): Problem['reasons'] {
  const known = Object.entries(fields).flatMap(([name, message]) => {
    const refusal = readRefusal(message)
    return refusal ? [[name, refusal] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}
