import type { Locale } from '@homecare/domain/locales'
import * as receiptAr from '../locales/ar/receipt.json'
import * as receipt from '../locales/en/receipt.json'

/** The texts of receipts, by language. */
export const RECEIPT: Record<Locale, typeof receipt> = { en: receipt, ar: receiptAr }
