import type { Thread, ThreadList } from '@homecare/contract/threads'

export const aRow = (more: Partial<ThreadList['threads'][number]> = {}): ThreadList['threads'][number] => ({
  ...{ id: 'm-1', phone: '+971501234567', fullName: 'Noura Al Ketbi', unread: 1, email: null },
  ...{ text: 'Can I drink coffee?', at: '2026-03-03T08:00:00.000Z' },
  ...more,
})

export const aThread = (more: Partial<Thread> = {}): Thread => ({
  ...{ id: 'm-1', phone: '+971501234567', fullName: 'Noura Al Ketbi', unread: 1 },
  records: [
    {
      ...{ kind: 'bloodtests', id: 'booking-1', orderId: 'ORD-1', fullName: 'Noura Al Ketbi' },
      ...{ date: '2026-03-05', isOpen: true },
    },
  ],
  conversation: [
    {
      ...{ id: 'm-1', at: '2026-03-03T08:00:00.000Z', way: 'whatsapp', incoming: true, news: null },
      ...{ text: 'Can I drink coffee?', state: 'delivered', reason: null, email: null, file: null },
    },
  ],
  ways: { whatsapp: null, sms: null, email: 'no email' },
  email: 'noura@mail.example',
  quickAnswers: [{ name: 'call-soon', text: 'سنتصل بك خلال عشر دقائق.' }],
  ...more,
})
