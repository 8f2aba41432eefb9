import { z } from 'zod'
import { localeQuery } from '../catalogue'
import { alarms } from '../admin/alarms'
import { auditCheck, auditQuery, auditTrail } from '../admin/audit-trail'
import {
  daySheet,
  daySheetLinks,
  daySheetQuery,
  openDaySheetBody,
  reportedSteps,
  reportStepsBody,
  sendDaySheetBody,
  shareDaySheetBody,
  sharedDaySheet,
  staffStep,
} from '../admin/day-sheet'
import {
  gatewayResponse,
  moneyBoard,
  refundAmountBody,
  refundBody,
  settleFinding,
  statementFindings,
} from '../admin/money-board'
import { queueBoard } from '../admin/queue-board'
import { releasesPage, remoteParams, staffRollback } from '../admin/releases-page'
import {
  closeDayBody,
  halfHourBody,
  heldSeats,
  heldSeatsQuery,
  setCapacityBody,
  slotDays,
  slotDaysQuery,
  slotPlan,
} from '../admin/slot-plan'
import { releaseResponse } from '../releases'
import { bloodTestDetail } from '../staff'
import { isoDate } from '../text'
import { holdersOf } from './access'
import { admin, binary, id, json, jsonBody, problems, tag } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const reads = problems(401, 403, 422, 503)
const done = { 204: { description: 'Done' }, ...changes }
const attempt = z.object({
  attemptId: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
})

/** The calls of the other screens of the admin area. */
export const adminCalls = {
  getMoneyBoard: {
    ...admin('see-money'),
    method: 'get',
    path: '/api/money',
    responses: { 200: json(moneyBoard), ...reads },
  },
  getStatementFindings: {
    ...admin('see-money'),
    method: 'get',
    path: '/api/money/statement',
    responses: { 200: json(statementFindings), ...reads },
  },
  compareStatement: {
    ...admin('refund'),
    method: 'post',
    path: '/api/money/statement/compare',
    responses: done,
  },
  settleFinding: {
    ...admin('refund'),
    method: 'post',
    path: '/api/money/statement/{findingId}/settle',
    request: { params: z.object({ findingId: z.string() }), ...jsonBody(settleFinding) },
    responses: { 200: json(statementFindings), ...changes },
  },
  queryPayment: {
    ...admin('refund'),
    method: 'post',
    path: '/api/money/{attemptId}/query',
    request: { params: attempt },
    responses: { 200: json(gatewayResponse), ...changes },
  },
  voidPayment: {
    ...admin('refund'),
    method: 'post',
    path: '/api/money/{attemptId}/void',
    request: { params: attempt },
    responses: { 200: json(gatewayResponse), ...changes },
  },
  refundPayment: {
    ...admin('refund'),
    method: 'post',
    path: '/api/money/{attemptId}/refund',
    request: { params: attempt, ...jsonBody(refundBody) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  refundAmount: {
    ...admin('refund'),
    method: 'post',
    path: '/api/money/{attemptId}/refunds',
    request: { params: attempt, ...jsonBody(refundAmountBody) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  getSlotPlan: {
    ...admin('see-slots'),
    method: 'get',
    path: '/api/slot-plan',
    responses: { 200: json(slotPlan), ...reads },
  },
  getSlotDays: {
    ...admin('see-slots'),
    method: 'get',
    path: '/api/slot-plan/days',
    request: { query: slotDaysQuery },
    responses: { 200: json(slotDays), ...reads },
  },
  listHolds: {
    ...admin('work-on-bookings'),
    method: 'get',
    path: '/api/slot-plan/holds',
    request: { query: heldSeatsQuery },
    responses: { 200: json(heldSeats), ...reads },
  },
  endHold: {
    ...admin('work-on-bookings'),
    method: 'delete',
    path: '/api/slot-plan/holds/{id}',
    request: { params: id },
    responses: { 200: json(heldSeats), ...changes },
  },
  listAlarms: {
    ...admin('see-alerts'),
    method: 'get',
    path: '/api/alarms',
    responses: { 200: json(alarms), ...reads },
  },
  markAlarmSeen: {
    ...admin('see-alerts'),
    method: 'post',
    path: '/api/alarms/{id}/seen',
    request: { params: id },
    responses: { 200: json(alarms), ...changes },
  },
  setHalfHour: {
    ...admin('close-half-hours'),
    method: 'post',
    path: '/api/slot-plan/half-hours',
    request: jsonBody(halfHourBody),
    responses: { 200: json(slotPlan), ...changes },
  },
  closeDay: {
    ...admin('manage-slots'),
    method: 'post',
    path: '/api/slot-plan/closed-days',
    request: jsonBody(closeDayBody),
    responses: { 200: json(slotPlan), ...changes },
  },
  openDay: {
    ...admin('manage-slots'),
    method: 'delete',
    path: '/api/slot-plan/closed-days/{date}',
    request: { params: z.object({ date: isoDate }) },
    responses: { 200: json(slotPlan), ...changes },
  },
  setCapacity: {
    ...admin('manage-slots'),
    method: 'post',
    path: '/api/slot-plan/capacities',
    request: jsonBody(setCapacityBody),
    responses: { 200: json(slotPlan), ...changes },
  },
  getQueueBoard: {
    ...admin('manage-queue'),
    method: 'get',
    path: '/api/queue',
    responses: { 200: json(queueBoard), ...reads },
  },
  rerunJob: {
    ...admin('manage-queue'),
    method: 'post',
    path: '/api/queue/{id}/rerun',
    request: { params: id },
    responses: { 200: json(queueBoard), ...changes },
  },
  getReleasesPage: {
    ...admin('manage-releases'),
    method: 'get',
    path: '/api/releases-page',
    responses: { 200: json(releasesPage), ...reads },
  },
  staffRollback: {
    ...admin('manage-releases'),
    method: 'post',
    path: '/api/releases-page/{name}/rollback',
    request: { params: remoteParams, ...jsonBody(staffRollback) },
    responses: { 200: json(releaseResponse), ...changes },
  },
  getAuditTrail: {
    ...admin('read-audit'),
    method: 'get',
    path: '/api/audit',
    request: { query: auditQuery },
    responses: { 200: json(auditTrail), ...reads },
  },
  checkAudit: {
    ...admin('read-audit'),
    method: 'post',
    path: '/api/audit/check',
    responses: { 200: json(auditCheck), ...changes },
  },
  getDaySheet: {
    ...admin('see-visits'),
    method: 'get',
    path: '/api/day-sheet',
    request: { query: daySheetQuery },
    responses: { 200: json(daySheet), ...reads },
  },
  getDaySheetPdf: {
    ...admin('share-day-sheet'),
    method: 'get',
    path: '/api/day-sheet.pdf',
    request: { query: daySheetQuery },
    responses: { 200: binary('application/pdf', 'The sheet to print'), ...reads },
  },
  listDaySheetLinks: {
    ...admin('share-day-sheet'),
    method: 'get',
    path: '/api/day-sheet/links',
    request: { query: z.object({ date: isoDate }) },
    responses: { 200: json(daySheetLinks), ...reads },
  },
  shareDaySheet: {
    ...admin('share-day-sheet'),
    method: 'post',
    path: '/api/day-sheet/links',
    request: jsonBody(shareDaySheetBody),
    responses: { 201: json(sharedDaySheet), ...changes },
  },
  /** Sends a nurse a new link to the own visits of a day, by message to the phone. */
  sendDaySheet: {
    ...admin('share-day-sheet'),
    method: 'post',
    path: '/api/day-sheet/messages',
    request: jsonBody(sendDaySheetBody),
    responses: { 200: json(daySheetLinks), ...changes },
  },
  revokeDaySheet: {
    ...admin('share-day-sheet'),
    method: 'delete',
    path: '/api/day-sheet/links/{id}',
    request: { params: id },
    responses: done,
  },
  recordVisitStep: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/steps',
    request: { params: id, ...jsonBody(staffStep) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  /**
   * Opens a day's sheet with a link's token, for a nurse without an account. Each opening is in the history. The token
   * is in the body, so that no log of URLs contains it.
   */
  openDaySheet: {
    ...holdersOf('day sheet link'),
    ...tag('Admin'),
    method: 'post',
    path: '/api/day-sheet/shared',
    request: { query: localeQuery, ...jsonBody(openDaySheetBody) },
    responses: { 200: json(daySheet), ...problems(400, 404, 413, 415, 422, 429, 503) },
  },
  /**
   * Takes what a nurse did, as often as the phone sends it. Steps from before the link's end are taken for a day after
   * it, because a phone may have had no network.
   */
  reportVisitSteps: {
    ...holdersOf('day sheet link'),
    ...tag('Admin'),
    method: 'post',
    path: '/api/day-sheet/shared/steps',
    request: { query: localeQuery, ...jsonBody(reportStepsBody) },
    responses: { 200: json(reportedSteps), ...problems(400, 404, 413, 415, 422, 429, 503) },
  },
} as const
