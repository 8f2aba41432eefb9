import { expect, test } from 'playwright/test'
import { arabicFaultsOf } from './arabic-texts'

for (const [title, html, found] of [
  ['an English comma', '<p>شقة 12, دبي</p>', ['"شقة 12, دبي" has an English mark']],
  [
    'a noun in the form of another number',
    '<p>خلال <bdi>12</bdi> أيام</p>',
    ['"12 أيام" has a noun in the form of another number'],
  ],
  [
    'a code that a line’s end takes apart',
    '<p style="inline-size: 60px">رقم DHA-F-0001234</p>',
    ['"DHA-F-0001234" is taken apart by a line\'s end'],
  ],
  [
    'an hour in another line than its word',
    '<p style="inline-size: 60px">الساعة 10:30&nbsp;صباحًا</p>',
    ['"الساعة 10:30\u00a0صباحًا" is taken apart by a line\'s end'],
  ],
  [
    'a date field with the pattern of the browser',
    '<input type="date" name="day">',
    ['the date field day has no Arabic words'],
  ],
  [
    'nothing in a page without these faults',
    '<p>خلال 3 أيام، أو 12 يومًا</p><input type="date"><span data-empty="يوم/شهر/سنة">يوم</span>',
    [],
  ],
] as const)
  test(`the check of Arabic pages finds ${title}`, async ({ page }) => {
    await page.setContent(html)
    expect(await arabicFaultsOf(page)).toEqual(found)
  })
