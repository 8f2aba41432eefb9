import type { ReleasesPage } from '@homecare/contract/admin/releases-page'
import type { Host } from '@homecare/federation/contract'
import { staffCall, type StaffCallOptions } from './staff-call'

export const getReleasesPage = (host: Host, how: StaffCallOptions) =>
  staffCall<ReleasesPage>(host, '/releases-page', how)

/** Without a version a running trial is ended. */
export const rollBack = (host: Host, name: string, body: { version?: string; reason: string }) =>
  staffCall<{ name: string; version: string }>(host, `/releases-page/${encodeURIComponent(name)}/rollback`, {
    method: 'POST',
    body,
  })
