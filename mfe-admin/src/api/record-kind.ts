import type { BloodTestDetail, BloodTestItem, ServiceDetail, ServiceItem } from '@homecare/contract/staff'

/** The two kinds of record as their paths name them. Their calls have one shape. */
export type RecordKind = 'services' | 'bloodtests'

export interface ItemOf {
  services: ServiceItem
  bloodtests: BloodTestItem
}

export interface DetailOf {
  services: ServiceDetail
  bloodtests: BloodTestDetail
}
