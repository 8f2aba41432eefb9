import { arabicIndic } from '../digits.ts'

// Before any code with texts, as the first script of a page does it.
globalThis.arabicDigits = arabicIndic
