import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import type { Host } from '@homecare/federation/contract'
import { staffCall, type StaffCallOptions } from './staff-call'

export const getSlotPlan = (host: Host, how: StaffCallOptions) => staffCall<SlotPlan>(host, '/slot-plan', how)

export const closeDay = (host: Host, date: string, reason: string) =>
  staffCall<SlotPlan>(host, '/slot-plan/closed-days', { method: 'POST', body: { date, reason } })

export const openDay = (host: Host, date: string) =>
  staffCall<SlotPlan>(host, `/slot-plan/closed-days/${date}`, { method: 'DELETE' })

/** An empty date is every day; a null capacity goes back to what holds above it. */
export const setCapacity = (host: Host, body: { date: string; time: string; capacity: number | null }) =>
  staffCall<SlotPlan>(host, '/slot-plan/capacities', { method: 'POST', body })
