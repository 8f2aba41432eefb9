import type { MoneyBoard } from '@homecare/contract/admin/money-board'

export const adminUser = { userName: 'admin@ghaf.example', role: 'admin' } as const
export const sara = { userName: 'sara@ghaf.example', role: 'coordinator' } as const
export const vera = { userName: 'vera@ghaf.example', role: 'viewer' } as const

export const aCase = (more: Partial<MoneyBoard['items'][number]> = {}): MoneyBoard['items'][number] => ({
  bookingId: 'booking-1',
  orderId: 'ORD-1795262103227',
  fullName: 'Omar Haddad',
  reason: 'needs-action',
  detail: 'paid-twice',
  total: 560,
  amount: 560,
  left: 560,
  date: '2026-03-03',
  time: '10:00 Am',
  attemptId: 'ORD-1795262103227-2',
  since: '2026-03-01T08:00:00.000Z',
  version: 5,
  ...more,
})
