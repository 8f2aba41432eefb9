import type { ServiceItem } from '@homecare/contract/staff'
import type { ServiceRequest } from '../generated/prisma/client'

/** The columns that an item of the list is made of. */
export type ListedRequest = Omit<
  ServiceRequest,
  'contentHash' | 'completedAt' | 'completedBy' | 'updatedAt' | 'erasedAt'
>

export function presentRequest(request: ListedRequest): ServiceItem {
  const {
    id,
    version,
    orderId,
    kind,
    fullName,
    email,
    phoneNumber,
    date,
    pastDate,
    service,
    unmailed,
    suspected,
    status,
    createdAt,
  } = request
  return {
    id,
    version,
    orderId,
    kind,
    fullName,
    email,
    phoneNumber,
    date,
    pastDate,
    service,
    unmailed,
    suspected,
    status,
    createdAt: createdAt.toISOString(),
    paymentStatus: null,
  }
}
