import type { BloodTestDetail, RequestDetail } from '@homecare/contract/staff'
import { addDays, dubaiDate } from '@homecare/domain/dates'

/** Any hour of it is to come. */
export const TOMORROW = addDays(dubaiDate(new Date()), 1)

export const aRequest = (more: Partial<RequestDetail> = {}): RequestDetail => ({
  id: 'service-1',
  version: 3,
  orderId: 'ORD-1795262103226',
  fullName: 'Noura Al Ketbi',
  email: 'noura@mail.example',
  phoneNumber: '971501039595',
  date: '2026-03-03',
  status: 'Pending',
  createdAt: '2026-03-01T08:00:00.000Z',
  service: 'Elderly Care',
  kind: 'appointment',
  pastDate: false,
  unmailed: false,
  suspected: false,
  assignee: null,
  lastCall: null,
  paymentStatus: null,
  conversation: [],
  files: [],
  history: [{ at: '2026-03-01T08:00:00.000Z', actor: 'visitor', action: 'request received', from: null, detail: {} }],
  notes: [],
  emailRefusedAt: null,
  unreachedAt: null,
  locale: 'en',
  contactBy: 'email',
  case: null,
  ...more,
})

export const aBooking = (more: Partial<BloodTestDetail> = {}): BloodTestDetail => ({
  id: 'booking-1',
  version: 5,
  orderId: 'ORD-1795262103227',
  fullName: 'Omar Haddad',
  email: 'omar@mail.example',
  phoneNumber: '971501047514',
  date: '2026-03-03',
  time: '10:00 Am',
  status: 'Pending',
  createdAt: '2026-03-01T08:00:00.000Z',
  tests: [{ name: 'Diabetes & Nephro Package', price: 560 }],
  total: 560,
  fastingHours: 10,
  paymentStatus: 'Paid',
  needsAction: null,
  nurse: null,
  nurseClash: false,
  notEatenSince: null,
  steps: [],
  lines: [
    {
      kind: 'package',
      id: 4,
      name: 'Diabetes & Nephro Package',
      price: 560,
      person: 0,
      specimens: ['Serum', 'Urine'],
      fastingHours: 10,
    },
  ],
  address: { doorNumber: '1204', building: 'Al Seef Tower 2', landmark: 'Marina Mall', city: 'Dubai' },
  home: { kind: null, pin: null },
  gateCode: null,
  attempts: [],
  refund: 'none',
  conversation: [],
  files: [],
  history: [],
  notes: [],
  emailRefusedAt: null,
  unreachedAt: null,
  locale: 'en',
  contactBy: 'email',
  people: ['Omar Haddad'],
  sample: null,
  samples: [],
  reports: [],
  changeRequests: [],
  gatewayMessages: [],
  ...more,
})

export const anAttempt = (more: Partial<BloodTestDetail['attempts'][number]> = {}) => ({
  attemptId: 'ORD-1795262103227',
  state: 'paid' as const,
  amount: 560,
  refunded: 0,
  left: 560,
  trackingId: '313',
  message: null,
  startedAt: '2026-03-01T08:05:00.000Z',
  refund: 'none' as const,
  refundAt: null,
  refundReason: null,
  parts: [],
  ...more,
})

export const aList = <Item extends { status: string }>(items: Item[], nextCursor: string | null = null) => {
  const count = (status: string) => items.filter((item) => item.status === status).length
  return {
    items,
    counts: {
      total: items.length,
      pending: count('Pending'),
      completed: count('Completed'),
      canceled: count('Canceled'),
    },
    nextCursor,
  }
}
