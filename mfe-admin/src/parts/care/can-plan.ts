import type { CareCase } from '@homecare/contract/cases'

/** Whether visits of care may be planned: once care has begun, until it ends. */
export const canPlanCare = ({ state }: Pick<CareCase, 'state'>): boolean => state === 'active' || state === 'paused'
