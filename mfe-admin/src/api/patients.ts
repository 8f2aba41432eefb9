import type { PatientSummary } from '@homecare/contract/admin/patient-data'
import type { Host } from '@homecare/federation/contract'
import { staffCall } from './staff-call'

// The address goes in the body: addresses of patients stand in no URL and in no log.

export const findPatient = (host: Host, email: string) =>
  staffCall<PatientSummary>(host, '/patients/find', { method: 'POST', body: { email } })

export const exportPatient = (host: Host, email: string) =>
  staffCall<unknown>(host, '/patients/export', { method: 'POST', body: { email } })

export const erasePatient = (host: Host, email: string, reason: string) =>
  staffCall<PatientSummary>(host, '/patients/erase', { method: 'POST', body: { email, reason } })
