import { AppError } from '@homecare/server/app-error'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from './app-env'
import { problemAnswer } from './on-error'

/** One message for each field, by its name in the request; what is wrong with the whole is `body`. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.') || 'body'] ??= message
  return fields
}

/** What a route answers when its input does not fit: 422 with the fields. */
export function onInvalid(result: { success: boolean; error?: unknown }, c: Context): Response | undefined {
  if (result.success) return undefined
  return problemAnswer(
    c as Context<AppEnv>,
    new AppError('INVALID_INPUT', { fields: fieldsOf(result.error as z.ZodError) }),
  )
}
