import { expect, test } from 'playwright/test'
import { misplacedTextsOf } from './text-in-place'

const CUT = 'overflow: hidden; white-space: nowrap; inline-size: 60px'

for (const [title, html, found] of [
  ['a text that its box cuts', `<p style="${CUT}">Physiotherapy at home</p>`, ['"Physiotherapy at home" is cut']],
  [
    'a text whose lower lines are cut',
    '<p style="overflow: hidden; inline-size: 60px; block-size: 20px">Physiotherapy at home</p>',
    ['"Physiotherapy at home" is cut'],
  ],
  [
    'a text over its neighbour',
    '<div style="display: flex"><p style="inline-size: 20px; white-space: nowrap">Maryam Haddad</p><p>Pending</p></div>',
    ['"Maryam Haddad" and "Pending" lie over each other'],
  ],
  [
    'a text that others have left no width',
    '<p style="inline-size: 8px; overflow-wrap: anywhere">Physiotherapy at home</p>',
    ['"Physiotherapy at home" has hardly any width'],
  ],
  ['no text that ends with an ellipsis', `<p style="${CUT}; text-overflow: ellipsis">Physiotherapy at home</p>`, []],
  ['no text that scrolls', `<p style="${CUT}; overflow: auto">Physiotherapy at home</p>`, []],
  [
    'no text for screen readers alone',
    '<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)">of Maryam</p><p>Pending</p>',
    [],
  ],
  ['no bar that sticks to the screen', '<p>Below</p><p style="position: fixed; inset-block-start: 0">Bar</p>', []],
] as const)
  test(`the check of a page's texts finds ${title}`, async ({ page }) => {
    await page.setContent(html)
    expect(await misplacedTextsOf(page)).toEqual(found)
  })
