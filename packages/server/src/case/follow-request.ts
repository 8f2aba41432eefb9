import {
  followsRequest,
  isOpenCase,
  stateByRequest,
  WITH_ITS_REQUEST,
  type CaseState,
} from '@homecare/domain/case-table'
import { appendAuditEntry } from '../audit/append'
import type { Prisma, ServiceRequest } from '../generated/prisma/client'
import type { Actor } from '../process/context'
import { cancelPlannedVisits } from './internal/cancel-visits'
import { planNext } from './internal/plan-next'
import { withdrawQuotes } from './internal/withdraw-quotes'

const SYSTEM: Actor = { name: 'system', role: 'system' }

type Asked = Pick<
  ServiceRequest,
  'id' | 'caseId' | 'status' | 'suspected' | 'erasedAt' | 'callOutcome' | 'assignee' | 'service'
> &
  Pick<ServiceRequest, 'fullName' | 'phoneNumber' | 'phoneE164' | 'email' | 'locale' | 'contactBy' | 'createdAt'>

/**
 * Brings a request's case to what the request says, in the transaction that changed the request: the case is opened if there is
 * none, and until care begins its state and responsible person are the request's. A suspected request has no case.
 */
export async function followRequest(tx: Prisma.TransactionClient, requestId: string, now: Date): Promise<void> {
  const request = await tx.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
  if (request.suspected || request.erasedAt) return
  if (request.caseId === null) return openCase(tx, request)
  await tx.$queryRaw`SELECT id FROM care_case WHERE id = ${request.caseId}::uuid FOR UPDATE`
  const careCase = await tx.careCase.findUniqueOrThrow({ where: { id: request.caseId } })
  const others = { caseId: careCase.id, id: { not: requestId }, status: 'Pending' } as const
  if (!followsRequest(careCase) || (await tx.serviceRequest.count({ where: others })) > 0) return
  const columns = columnsBy(request, careCase.state)
  await tx.careCase.update({ where: { id: careCase.id }, data: { ...columns, version: { increment: 1 } } })
  if (!isOpenCase(columns.state)) {
    await withdrawQuotes(tx, { caseId: careCase.id, actor: SYSTEM, now })
    await cancelPlannedVisits(tx, { caseId: careCase.id, actor: SYSTEM })
  }
  await planNext(tx, careCase.id)
}

function columnsBy({ status, callOutcome, assignee }: Asked, present?: CaseState) {
  const state = stateByRequest({ status, called: callOutcome !== null }, present)
  return { state, reason: status === 'Pending' ? null : WITH_ITS_REQUEST[status], responsible: assignee }
}

/** A case with the sender as patient and first contact, until somebody has heard more. */
async function openCase(tx: Prisma.TransactionClient, request: Asked): Promise<void> {
  const { fullName, phoneNumber, phoneE164, email, locale, contactBy, createdAt, service } = request
  const { id } = await tx.careCase.create({
    data: {
      ...columnsBy(request),
      service,
      patientName: fullName,
      createdAt,
      contacts: { create: { name: fullName, phoneNumber, phoneE164, email, locale, contactBy, createdAt } },
      requests: { connect: { id: request.id } },
    },
    select: { id: true },
  })
  await planNext(tx, id)
  await appendAuditEntry(tx, { actor: SYSTEM, action: 'case opened', subject: { type: 'case', id } })
}
