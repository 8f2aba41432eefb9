import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StatusBadge, type Status } from './status-badge'

const all: Status[] = [
  'Pending',
  'Completed',
  'Canceled',
  'Unpaid',
  'Paid',
  'Failed',
  'Expired',
  'Reversed',
  'Needs action',
]

test('no two statuses share a word or an icon', () => {
  const markup = all.map((status) => renderToString(<StatusBadge status={status} />))
  const icons = markup.map((html) => /<svg.*<\/svg>/s.exec(html)?.[0])
  expect(new Set(icons).size).toBe(all.length)
  for (const [index, status] of all.entries()) expect(markup[index]).toContain(status)
})
