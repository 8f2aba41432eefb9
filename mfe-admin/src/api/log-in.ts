import type { Login, StaffUserAnswer } from '@homecare/contract/staff'
import type { Host } from '@homecare/federation/contract'
import { staffCall } from './staff-call'

export const logIn = (host: Host, login: Login) =>
  staffCall<{ status: 200; user: StaffUserAnswer }>(host, '/user/login', { method: 'POST', body: login })
