import type { Catalogue } from '@homecare/domain/catalogue'
import { othersErrors } from '@homecare/domain/people-cart'
import { joinNames } from '@homecare/domain/text'
import type { Draft } from './draft'

/** The names of the people of the visit, the patient first. */
export const namesOf = ({ patient, others }: Pick<Draft, 'patient' | 'others'>): string[] => [
  joinNames(patient.firstName ?? '', patient.lastName ?? ''),
  ...others.map(({ name }) => joinNames(name)),
]

/** What is wrong with each of the others of a draft; undefined for those who are complete. */
export const draftErrors = (draft: Draft, catalogue: Catalogue): (string | undefined)[] =>
  othersErrors(catalogue, { ...draft, patientName: namesOf(draft)[0] ?? '' })
