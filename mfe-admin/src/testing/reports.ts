import type { StaffReport } from '@homecare/contract/reports'

export const aReport = (more: Partial<StaffReport> = {}): StaffReport => ({
  id: 'report-1',
  person: 0,
  state: 'uploaded',
  name: 'lab.pdf',
  size: 1000,
  uploadedBy: 'sara',
  uploadedAt: '2026-03-05T08:00:00.000Z',
  releasedBy: null,
  releasedAt: null,
  endedBy: null,
  endedAt: null,
  endReason: null,
  readable: true,
  openings: [],
  remindedAt: null,
  ...more,
})
