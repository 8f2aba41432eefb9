import type { GatewayAnswer, MoneyBoard } from '@homecare/contract/admin/money-board'
import type { BloodTestDetail } from '@homecare/contract/staff'
import type { Host } from '@homecare/federation/contract'
import { staffCall, type StaffCallOptions } from './staff-call'

const attempt = (id: string, action: string) => `/money/${encodeURIComponent(id)}/${action}`

export const getMoneyBoard = (host: Host, how: StaffCallOptions) => staffCall<MoneyBoard>(host, '/money', how)

export const queryPayment = (host: Host, attemptId: string) =>
  staffCall<GatewayAnswer>(host, attempt(attemptId, 'query'), { method: 'POST' })

export const voidPayment = (host: Host, attemptId: string) =>
  staffCall<GatewayAnswer>(host, attempt(attemptId, 'void'), { method: 'POST' })

export const refundPayment = (host: Host, attemptId: string, body: { version: number; note: string }) =>
  staffCall<BloodTestDetail>(host, attempt(attemptId, 'refund'), { method: 'POST', body })

export const clearAction = (host: Host, bookingId: string, body: { version: number; note: string }) =>
  staffCall<BloodTestDetail>(host, `/bloodtests/${encodeURIComponent(bookingId)}/clear-action`, {
    method: 'POST',
    body,
  })
