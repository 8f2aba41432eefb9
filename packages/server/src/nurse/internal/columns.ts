import type { NurseInput } from '@homecare/contract/admin/nurses'
import { AppError } from '../../process/app-error'
import { phoneColumns } from '../../database/phone'
import type { Prisma } from '../../generated/prisma/client'
import { storable } from '../../database/storable'

/** A nurse's columns and hours as they are stored. */
export function nurseColumns({
  firstName,
  lastName,
  licenceNumber,
  phoneNumber,
  languages,
  areas,
  hours,
  ...input
}: NurseInput) {
  const { profession, skills, sex, licenceUntil } = input
  return {
    firstName: storable(firstName),
    lastName: storable(lastName),
    licenceNumber: storable(licenceNumber),
    ...phoneColumns(phoneNumber),
    languages: languages.map(storable),
    areas: areas.map(storable),
    ...(profession && { profession }),
    ...(skills && { skills }),
    ...(sex !== undefined && { sex }),
    ...(licenceUntil !== undefined && { licenceUntil }),
    hours: hours.map(({ weekday, from, to }) => ({ weekday, fromMinute: from, toMinute: to })),
  }
}

/** Throws INVALID_INPUT if a nurse has this licence number. */
export async function refuseTakenLicence(tx: Prisma.TransactionClient, licenceNumber: string): Promise<void> {
  // Without the lock, two simultaneous calls would both find nobody, and one would fail at the unique index.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('nurse licences'))`
  if ((await tx.nurse.count({ where: { licenceNumber } })) === 0) return
  throw new AppError('INVALID_INPUT', { fields: { licenceNumber: 'Another nurse has this licence number' } })
}
