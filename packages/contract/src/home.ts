import { HOME_KINDS } from '@homecare/domain/home'
import { isInEmirates, pinOf, readPin } from '@homecare/domain/pin'
import { z } from 'zod'
import { typedDigits } from './text'

/** Two numbers, of which no more is kept than leads to a door. */
export const pin = typedDigits
  .max(60)
  .superRefine((text, context) => {
    const place = readPin(text)
    if (!place) context.addIssue({ code: 'custom', message: 'Give latitude and longitude, such as 25.2048,55.2708' })
    else if (!isInEmirates(place)) context.addIssue({ code: 'custom', message: 'This place is not in the Emirates' })
  })
  .transform((text) => {
    const place = readPin(text)
    return place ? pinOf(place) : text
  })

/** What a patient may add to the address of a visit. */
export const typedHome = z.object({ kind: z.enum(HOME_KINDS).nullish(), pin: pin.nullish() })

/** The same as it is shown to the patient, the desk and the nurse. */
export const home = z.object({
  kind: z.enum(HOME_KINDS).nullable(),
  pin: z.string().nullable().meta({ description: 'latitude and longitude, to about ten metres' }),
})
