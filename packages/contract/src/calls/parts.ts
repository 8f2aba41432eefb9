import { z } from 'zod'
import type { StaffAction } from '@homecare/domain/roles'
import { problem } from '../problem'
import { staff } from './access'

// Parts that several calls share.

export const json = <S extends z.ZodType>(schema: S, description = 'Done') => ({
  description,
  content: { 'application/json': { schema } },
})
export const jsonBody = <S extends z.ZodType>(schema: S) =>
  ({ body: { required: true, content: { 'application/json': { schema } } } }) as const
export const jsonOrForm = <S extends z.ZodType>(schema: S) =>
  ({
    body: {
      required: false,
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
  }) as const
export const binary = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.string().meta({ format: 'binary' }) } },
})

export type ProblemResponse = {
  description: string
  content: { 'application/problem+json': { schema: typeof problem } }
}
export const problems = <S extends number>(...statuses: S[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` loses the names of the keys; they are the statuses.
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: 'Problem', content: { 'application/problem+json': { schema: problem } } },
    ]),
  ) as Record<S, ProblemResponse>

export const tag = (name: string) => ({ tags: [name] })
/** For staff whose role allows the action. */
export const admin = <A extends StaffAction>(action: A) => ({ ...staff(action), ...tag('Admin') })
export const redirect = (description: string) => ({
  description,
  headers: { Location: { schema: { type: 'string' as const } } },
})

export const id = z.object({ id: z.string().max(64) })
export const orderParams = z.object({ orderId: z.string().max(64) })
export const upload = (record: 'service' | 'test') => ({
  body: {
    required: true as const,
    content: {
      'multipart/form-data': {
        schema: z.object({
          file: z.string().meta({ format: 'binary' }),
          [record]: z.string().meta({ description: 'the record as JSON' }),
        }),
      },
    },
  },
})
