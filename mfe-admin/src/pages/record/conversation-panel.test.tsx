// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConversationPanel } from './conversation-panel'

afterEach(cleanup)

const message = {
  ...{ id: '1', at: '2026-03-03T08:00:00.000Z', way: 'whatsapp' as const, incoming: false, news: 'visit-reminder' },
  ...{ text: 'Tomorrow your nurse comes.', state: 'read' as const, reason: null, email: null, file: null },
}

test('the record shows what was said to the phone, what became of it, and what the patient wrote', () => {
  render(
    <ConversationPanel
      mayAnswer={false}
      messages={[
        message,
        { ...message, id: '2', state: 'failed', reason: 'number', text: null },
        { ...message, id: '3', incoming: true, news: null, text: 'شكرًا', state: 'delivered' },
      ]}
    />,
  )
  const lines = within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tomorrow your nurse comes\.WhatsApp, read, /),
    expect.stringMatching(/^ReminderWhatsApp, not delivered \(this number can’t be reached there\), /),
    expect.stringMatching(/^شكرًاThe patient, WhatsApp, /),
  ])
})

test('a record without messages has no such panel', () => {
  const { container } = render(<ConversationPanel mayAnswer messages={[]} />)
  expect(container.innerHTML).toBe('')
})
