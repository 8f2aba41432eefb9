import type { ServiceItem } from '@homecare/contract/staff'
import type { ServiceRequest } from '../generated/prisma/client'

export function presentRequest(request: ServiceRequest): ServiceItem {
  const { id, version, orderId, kind, fullName, email, phoneNumber, date, pastDate, service, status, createdAt } =
    request
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
    status,
    createdAt: createdAt.toISOString(),
    paymentStatus: null,
  }
}
