import type { My, MyPerson } from '@homecare/contract/my'
import { quickPhone } from '@homecare/domain/phone-digits'
import type { Draft } from '../../wizard/draft'

export type PersonDetails = Pick<Draft, 'patient' | 'home' | 'contactBy'>

/** What the patient step takes from somebody who was visited before. The pin of that visit is not known here. */
export function detailsOf(my: My, person: MyPerson): PersonDetails {
  const { fullName, email, doorNumber, building, landmark, city, homeKind, familyId } = person
  const [firstName = '', ...others] = fullName.split(' ')
  const number = my.family.find(({ id }) => id === familyId)?.phoneNumber ?? my.phoneNumber
  return {
    // "-" is what the form takes for a name that somebody doesn't have.
    patient: {
      firstName,
      lastName: others.join(' ') || '-',
      email,
      phone: quickPhone(number) ?? number,
      doorNumber,
      building,
      landmark,
      city,
    },
    home: { kind: homeKind, pin: null },
    contactBy: my.contactBy,
  }
}
