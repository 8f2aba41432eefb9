import type { CareCase, CaseContact } from '@homecare/contract/cases'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { phoneColumns } from '../database/phone'
import type { Actor, Ctx } from '../process/context'
import { changeCaseRow } from './change-row'
import { storableFields } from './internal/storable-fields'

const MAX_CONTACTS = 20

interface OfCase<Input> {
  ctx: Ctx
  actor: Actor
  input: Input & { id: string }
}

const columnsOf = ({ name, phoneNumber, email, relation }: CaseContact) => ({
  ...storableFields({ name, email, relation }),
  ...phoneColumns(phoneNumber),
})

/** Adds a person around the patient. Throws INVALID_INPUT beyond 20. */
export const addCaseContact = ({ ctx, actor, input }: OfCase<CaseContact>): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async ({ id }, tx) => {
    if ((await tx.caseContact.count({ where: { caseId: id } })) >= MAX_CONTACTS)
      throw new AppError('INVALID_INPUT', { fields: { name: `A case has at most ${MAX_CONTACTS} contacts` } })
    const contactBy = input.email === '' ? 'whatsapp' : 'email'
    await tx.caseContact.create({ data: { ...columnsOf(input), contactBy, caseId: id, createdAt: ctx.now() } })
    return { action: 'contact added' }
  })

/** Changes what is known of a contact. Throws NOT_FOUND. */
export const changeCaseContact = ({ ctx, actor, input }: OfCase<CaseContact & { partId: string }>): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async ({ id }, tx) => {
    const where = { id: recordId(input.partId), caseId: id }
    const { count } = await tx.caseContact.updateMany({ where, data: columnsOf(input) })
    if (count === 0) throw new AppError('NOT_FOUND')
    return { action: 'contact changed' }
  })

/** Removes a contact. Throws NOT_FOUND, and INVALID_INPUT for the last one: somebody must be there to call. */
export const removeCaseContact = ({
  ctx,
  actor,
  input,
}: OfCase<{ version: number; partId: string }>): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async ({ id }, tx) => {
    const [{ count }, left] = [
      await tx.caseContact.deleteMany({ where: { id: recordId(input.partId), caseId: id } }),
      await tx.caseContact.count({ where: { caseId: id } }),
    ]
    if (count === 0) throw new AppError('NOT_FOUND')
    if (left === 0)
      throw new AppError('INVALID_INPUT', { detail: 'A case needs somebody to call. Add another contact first.' })
    return { action: 'contact removed' }
  })
