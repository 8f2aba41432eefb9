import { SEXES } from '@homecare/domain/identity'
import { MAX_PEOPLE } from '@homecare/domain/people'
import { z } from 'zod'
import { isoDate } from './text'

/** The date of birth and sex of a person of a visit. */
export const identity = z.object({ birthDate: z.string(), sex: z.enum(SEXES) })

/** The same as it is given, for a place in the visit's list of names. */
export const givenIdentities = z
  .array(
    z.object({
      person: z
        .number()
        .int()
        .min(0)
        .max(MAX_PEOPLE - 1),
      birthDate: isoDate,
      sex: z.enum(SEXES, 'Choose one'),
    }),
  )
  .min(1)
  .max(MAX_PEOPLE)

/** As staff write them down for a patient. */
/** Sends the patient the page on which these are filled in. */
export const sendFormLinkBody = z.object({ version: z.number().int().min(0) })

export const staffIdentitiesBody = z.object({ version: z.number().int().min(0), people: givenIdentities })

export type StaffIdentities = z.infer<typeof staffIdentitiesBody>
export type GivenIdentities = z.infer<typeof givenIdentities>
