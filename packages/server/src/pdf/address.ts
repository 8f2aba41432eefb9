import type { OrderResponse } from '@homecare/contract/orders'
import { addressParts, doorText } from '@homecare/domain/home'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import * as ar from '../locales/ar/email.json'
import * as en from '../locales/en/email.json'

const TEXTS: Record<Locale, typeof en> = { en, ar }

/** The patient's address on one line. `isolate` is for what shows marks of direction; in Arabic each part needs them. */
export function visitAddress(
  { patient, home }: Pick<OrderResponse, 'patient' | 'home'>,
  locale: Locale = SOURCE_LOCALE,
  isolate: (part: string) => string = locale === SOURCE_LOCALE ? (part) => part : isolated,
): string {
  const texts = TEXTS[locale]
  const { doorNumber } = patient
  // What already says that it is a flat or a villa stays as it was typed.
  const isNamed = doorText(doorNumber, home.kind) === doorNumber
  const door = home.kind === null || isNamed ? doorNumber : texts[home.kind]({ number: doorNumber })
  return addressParts({ ...patient, doorNumber: door })
    .map(isolate)
    .join(texts.listMark)
}

const isolated = (part: string): string => `\u2068${part}\u2069`
