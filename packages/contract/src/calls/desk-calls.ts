import { z } from 'zod'
import { auditCheck, auditQuery, auditTrail } from '../desk/audit-trail'
import { catalogueItemHistory, catalogueItems, changeCatalogueItem, itemKind } from '../desk/catalogue-editor'
import { daySheet, daySheetLinks, daySheetQuery, shareDaySheet, sharedDaySheet } from '../desk/day-sheet'
import { gatewayAnswer, moneyBoard, settleAction } from '../desk/money-board'
import { erasePatient, patientQuery, patientSummary } from '../desk/patient-data'
import { queueBoard } from '../desk/queue-board'
import { releasesPage, remoteParams, staffRollback } from '../desk/releases-page'
import { closeDay, setCapacity, slotPlan } from '../desk/slot-plan'
import { changeStaff, inviteStaff, sessionInfo, setPassword, staffAccounts } from '../desk/staff-accounts'
import { releaseAnswer } from '../releases'
import { bloodTestDetail, serviceDetail } from '../staff'
import { isoDate } from '../text'
import { binary, id, json, jsonBody, problems, staff, tag } from './parts'

const desk = { ...staff, ...tag('Desk') }
const reads = problems(401, 403, 422, 503)
const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const done = { 204: { description: 'Done' }, ...changes }
const attempt = z.object({
  attemptId: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
})
const note = z.object({ text: z.string().trim().min(1, 'This field is required').max(2000) })
const removal = z.object({ reason: z.string().trim().min(3, 'Say why').max(300) })
const item = z.object({ kind: itemKind, id: z.coerce.number().int() })
const link = z.object({ token: z.string().min(20).max(200) })

/** What the desk calls beside its two lists, with a session. */
export const deskCalls = {
  getSession: { ...desk, method: 'get', path: '/api/user/session', responses: { 200: json(sessionInfo), ...reads } },
  renewSession: {
    ...desk,
    method: 'post',
    path: '/api/user/session',
    responses: { 200: json(sessionInfo), ...changes },
  },
  logoutEverywhere: { ...desk, method: 'post', path: '/api/user/logout-everywhere', responses: done },
  setPassword: {
    ...tag('Desk'),
    method: 'post',
    path: '/api/user/password',
    request: jsonBody(setPassword),
    responses: { ...done, ...problems(429) },
  },
  listStaff: { ...desk, method: 'get', path: '/api/staff', responses: { 200: json(staffAccounts), ...reads } },
  inviteStaff: {
    ...desk,
    method: 'post',
    path: '/api/staff',
    request: jsonBody(inviteStaff),
    responses: { 201: json(staffAccounts), ...changes },
  },
  changeStaff: {
    ...desk,
    method: 'post',
    path: '/api/staff/{id}',
    request: { params: id, ...jsonBody(changeStaff) },
    responses: { 200: json(staffAccounts), ...changes },
  },
  resetStaff: { ...desk, method: 'post', path: '/api/staff/{id}/reset', request: { params: id }, responses: done },

  getMoneyBoard: { ...desk, method: 'get', path: '/api/money', responses: { 200: json(moneyBoard), ...reads } },
  queryPayment: {
    ...desk,
    method: 'post',
    path: '/api/money/{attemptId}/query',
    request: { params: attempt },
    responses: { 200: json(gatewayAnswer), ...changes },
  },
  voidPayment: {
    ...desk,
    method: 'post',
    path: '/api/money/{attemptId}/void',
    request: { params: attempt },
    responses: { 200: json(gatewayAnswer), ...changes },
  },
  refundPayment: {
    ...desk,
    method: 'post',
    path: '/api/money/{attemptId}/refund',
    request: { params: attempt, ...jsonBody(settleAction) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  clearAction: {
    ...desk,
    method: 'post',
    path: '/api/bloodtests/{id}/clear-action',
    request: { params: id, ...jsonBody(settleAction) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },

  getSlotPlan: { ...desk, method: 'get', path: '/api/slot-plan', responses: { 200: json(slotPlan), ...reads } },
  closeDay: {
    ...desk,
    method: 'post',
    path: '/api/slot-plan/closed-days',
    request: jsonBody(closeDay),
    responses: { 200: json(slotPlan), ...changes },
  },
  openDay: {
    ...desk,
    method: 'delete',
    path: '/api/slot-plan/closed-days/{date}',
    request: { params: z.object({ date: isoDate }) },
    responses: { 200: json(slotPlan), ...changes },
  },
  setCapacity: {
    ...desk,
    method: 'post',
    path: '/api/slot-plan/capacities',
    request: jsonBody(setCapacity),
    responses: { 200: json(slotPlan), ...changes },
  },

  listCatalogueItems: {
    ...desk,
    method: 'get',
    path: '/api/catalogue-items',
    responses: { 200: json(catalogueItems), ...reads },
  },
  getCatalogueItemHistory: {
    ...desk,
    method: 'get',
    path: '/api/catalogue-items/{kind}/{id}',
    request: { params: item },
    responses: { 200: json(catalogueItemHistory), ...reads, ...problems(404) },
  },
  changeCatalogueItem: {
    ...desk,
    method: 'post',
    path: '/api/catalogue-items/{kind}/{id}',
    request: { params: item, ...jsonBody(changeCatalogueItem) },
    responses: { 200: json(catalogueItems), ...changes },
  },

  getQueueBoard: { ...desk, method: 'get', path: '/api/queue', responses: { 200: json(queueBoard), ...reads } },
  rerunJob: {
    ...desk,
    method: 'post',
    path: '/api/queue/{id}/rerun',
    request: { params: id },
    responses: { 200: json(queueBoard), ...changes },
  },

  getReleasesPage: {
    ...desk,
    method: 'get',
    path: '/api/releases-page',
    responses: { 200: json(releasesPage), ...reads },
  },
  staffRollback: {
    ...desk,
    method: 'post',
    path: '/api/releases-page/{name}/rollback',
    request: { params: remoteParams, ...jsonBody(staffRollback) },
    responses: { 200: json(releaseAnswer), ...changes },
  },

  getAuditTrail: {
    ...desk,
    method: 'get',
    path: '/api/audit',
    request: { query: auditQuery },
    responses: { 200: json(auditTrail), ...reads },
  },
  checkAudit: { ...desk, method: 'post', path: '/api/audit/check', responses: { 200: json(auditCheck), ...changes } },

  getDaySheet: {
    ...desk,
    method: 'get',
    path: '/api/day-sheet',
    request: { query: daySheetQuery },
    responses: { 200: json(daySheet), ...reads },
  },
  getDaySheetPdf: {
    ...desk,
    method: 'get',
    path: '/api/day-sheet.pdf',
    request: { query: daySheetQuery },
    responses: { 200: binary('application/pdf', 'The sheet to print'), ...reads },
  },
  listDaySheetLinks: {
    ...desk,
    method: 'get',
    path: '/api/day-sheet/links',
    request: { query: z.object({ date: isoDate }) },
    responses: { 200: json(daySheetLinks), ...reads },
  },
  shareDaySheet: {
    ...desk,
    method: 'post',
    path: '/api/day-sheet/links',
    request: jsonBody(shareDaySheet),
    responses: { 201: json(sharedDaySheet), ...changes },
  },
  revokeDaySheet: {
    ...desk,
    method: 'delete',
    path: '/api/day-sheet/links/{id}',
    request: { params: id },
    responses: done,
  },
  /**
   * For a nurse without an account: the link's token opens that day's sheet, and each opening is in the history.
   * The token comes in the body, so that no log of addresses ever holds it.
   */
  openDaySheet: {
    ...tag('Desk'),
    method: 'post',
    path: '/api/day-sheet/shared',
    request: jsonBody(link),
    responses: { 200: json(daySheet), ...problems(400, 404, 413, 415, 422, 429, 503) },
  },

  addServiceNote: {
    ...desk,
    method: 'post',
    path: '/api/services/{id}/notes',
    request: { params: id, ...jsonBody(note) },
    responses: { 200: json(serviceDetail), ...changes },
  },
  addBloodtestNote: {
    ...desk,
    method: 'post',
    path: '/api/bloodtests/{id}/notes',
    request: { params: id, ...jsonBody(note) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  removeFile: {
    ...desk,
    method: 'post',
    path: '/files/{filename}/remove',
    request: { params: z.object({ filename: z.string().max(100) }), ...jsonBody(removal) },
    responses: done,
  },

  findPatient: {
    ...desk,
    method: 'post',
    path: '/api/patients/find',
    request: jsonBody(patientQuery),
    responses: { 200: json(patientSummary), ...changes },
  },
  exportPatient: {
    ...desk,
    method: 'post',
    path: '/api/patients/export',
    request: jsonBody(patientQuery),
    responses: { 200: json(z.looseObject({}), 'All that is kept of this patient'), ...changes },
  },
  erasePatient: {
    ...desk,
    method: 'post',
    path: '/api/patients/erase',
    request: jsonBody(erasePatient),
    responses: { 200: json(patientSummary), ...changes },
  },
} as const
