import type { CareCase, ChangeCase, ChangeHealth } from '@homecare/contract/cases'
import { dubaiDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { changeCaseRow } from './change-row'
import { storableFields } from './internal/storable-fields'

/** Writes down who the patient is, where, and what the family wishes. The history names no values. */
export const changeCase = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ChangeCase & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, () => {
    const { id: _, version: __, ...fields } = input
    if (fields.dateOfBirth !== null && fields.dateOfBirth > dubaiDate(ctx.now()))
      throw new AppError('INVALID_INPUT', { fields: { dateOfBirth: 'This day is yet to come' } })
    return { data: { ...storableFields(fields), languages: fields.languages }, action: 'case changed' }
  })

/** Writes down what is known of the patient's health. */
export const changeCaseHealth = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ChangeHealth & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, () => {
    const { id: _, version: __, ...fields } = input
    const health = storableFields(fields)
    return { data: { health: { upsert: { create: health, update: health } } }, action: 'health changed' }
  })
