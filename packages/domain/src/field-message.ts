import { LOCALE } from './locales'
import * as texts from './locales/en/patient.json'
import { required, tooLong } from './locales/en/people.json'
import { MAX_TEXT, type FieldReason, type PatientFieldName } from './patient'

/** Returns the sentence for a reason. Source: specification, "Validation rules"; the rest is ours. */
export function fieldMessage(field: PatientFieldName, reason: FieldReason): string {
  switch (reason) {
    case 'required':
      return required
    case 'unreadable':
      return unreadableMessage(fieldLabel(field))
    case 'digits-only':
      return texts.digitsOnly
    case 'too-short':
      return texts.phoneTooShort
    case 'not-an-email':
      return texts.notAnEmail
    case 'too-long':
      return field === 'phone' ? texts.phoneTooLong : tooLong({ max: MAX_TEXT })
  }
}

/** The sentence for a text that `hasUnreadable`; `field` is the field's name as people read it. */
export const unreadableMessage = (field: string): string => texts.unreadable({ field })

/** A field's name in words, for messages that name it: `doorNumber` is "Door number". The names that code uses are English. */
export const fieldLabel = (name: string): string =>
  LOCALE === 'en'
    ? name
        .replace(/^./, (first) => first.toUpperCase())
        .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    : texts.thisField
