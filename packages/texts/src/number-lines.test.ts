import { expect, test } from 'vitest'
import { withNumbersWhole } from './number-lines.ts'

test.each([
  ['حتى 24 ساعة قبل الزيارة', 'حتى 24\u00A0ساعة قبل الزيارة'],
  ['من 600 إلى 2,500 درهم', 'من 600\u00A0إلى 2,500\u00A0درهم'],
  ['{n, plural, few {# أيام} other {# يوم}}', '{n, plural, few {#\u00A0أيام} other {#\u00A0يوم}}'],
  ['الاتصال بالرقم 998 أو 999 فورًا', 'الاتصال بالرقم 998 أو 999 فورًا'],
  ['فيتامين ب12 في الدم', 'فيتامين ب12 في الدم'],
])('a line of a page does not end between a number and the word after it: %s', (text, whole) => {
  expect(withNumbersWhole({ text, steps: [{ text }] })).toEqual({ text: whole, steps: [{ text: whole }] })
})
