import { z } from 'zod'
import { auditCheck, auditQuery, auditTrail } from '../admin/audit-trail'
import { catalogueItemHistory, catalogueItems, changeCatalogueItem, itemKind } from '../admin/catalogue-editor'
import { daySheet, daySheetLinks, daySheetQuery, shareDaySheet, sharedDaySheet } from '../admin/day-sheet'
import { gatewayAnswer, moneyBoard, settleAction } from '../admin/money-board'
import { erasePatient, patientQuery, patientSummary } from '../admin/patient-data'
import { queueBoard } from '../admin/queue-board'
import { releasesPage, remoteParams, staffRollback } from '../admin/releases-page'
import { closeDay, setCapacity, slotPlan } from '../admin/slot-plan'
import { changeStaff, inviteStaff, sessionInfo, setPassword, staffAccounts } from '../admin/staff-accounts'
import { releaseAnswer } from '../releases'
import { bloodTestDetail, serviceDetail } from '../staff'
import { isoDate } from '../text'
import { binary, id, json, jsonBody, problems, staff, tag } from './parts'

const admin = { ...staff, ...tag('Admin') }
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

/** What the admin area calls beside its two lists, with a session. */
export const adminCalls = {
  getSession: { ...admin, method: 'get', path: '/api/user/session', responses: { 200: json(sessionInfo), ...reads } },
  renewSession: {
    ...admin,
    method: 'post',
    path: '/api/user/session',
    responses: { 200: json(sessionInfo), ...changes },
  },
  logoutEverywhere: { ...admin, method: 'post', path: '/api/user/logout-everywhere', responses: done },
  setPassword: {
    ...tag('Admin'),
    method: 'post',
    path: '/api/user/password',
    request: jsonBody(setPassword),
    responses: { ...done, ...problems(429) },
  },
  listStaff: { ...admin, method: 'get', path: '/api/staff', responses: { 200: json(staffAccounts), ...reads } },
  inviteStaff: {
    ...admin,
    method: 'post',
    path: '/api/staff',
    request: jsonBody(inviteStaff),
    responses: { 201: json(staffAccounts), ...changes },
  },
  changeStaff: {
    ...admin,
    method: 'post',
    path: '/api/staff/{id}',
    request: { params: id, ...jsonBody(changeStaff) },
    responses: { 200: json(staffAccounts), ...changes },
  },
  resetStaff: { ...admin, method: 'post', path: '/api/staff/{id}/reset', request: { params: id }, responses: done },

  getMoneyBoard: { ...admin, method: 'get', path: '/api/money', responses: { 200: json(moneyBoard), ...reads } },
  queryPayment: {
    ...admin,
    method: 'post',
    path: '/api/money/{attemptId}/query',
    request: { params: attempt },
    responses: { 200: json(gatewayAnswer), ...changes },
  },
  voidPayment: {
    ...admin,
    method: 'post',
    path: '/api/money/{attemptId}/void',
    request: { params: attempt },
    responses: { 200: json(gatewayAnswer), ...changes },
  },
  refundPayment: {
    ...admin,
    method: 'post',
    path: '/api/money/{attemptId}/refund',
    request: { params: attempt, ...jsonBody(settleAction) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  clearAction: {
    ...admin,
    method: 'post',
    path: '/api/bloodtests/{id}/clear-action',
    request: { params: id, ...jsonBody(settleAction) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },

  getSlotPlan: { ...admin, method: 'get', path: '/api/slot-plan', responses: { 200: json(slotPlan), ...reads } },
  closeDay: {
    ...admin,
    method: 'post',
    path: '/api/slot-plan/closed-days',
    request: jsonBody(closeDay),
    responses: { 200: json(slotPlan), ...changes },
  },
  openDay: {
    ...admin,
    method: 'delete',
    path: '/api/slot-plan/closed-days/{date}',
    request: { params: z.object({ date: isoDate }) },
    responses: { 200: json(slotPlan), ...changes },
  },
  setCapacity: {
    ...admin,
    method: 'post',
    path: '/api/slot-plan/capacities',
    request: jsonBody(setCapacity),
    responses: { 200: json(slotPlan), ...changes },
  },

  listCatalogueItems: {
    ...admin,
    method: 'get',
    path: '/api/catalogue-items',
    responses: { 200: json(catalogueItems), ...reads },
  },
  getCatalogueItemHistory: {
    ...admin,
    method: 'get',
    path: '/api/catalogue-items/{kind}/{id}',
    request: { params: item },
    responses: { 200: json(catalogueItemHistory), ...reads, ...problems(404) },
  },
  changeCatalogueItem: {
    ...admin,
    method: 'post',
    path: '/api/catalogue-items/{kind}/{id}',
    request: { params: item, ...jsonBody(changeCatalogueItem) },
    responses: { 200: json(catalogueItems), ...changes },
  },

  getQueueBoard: { ...admin, method: 'get', path: '/api/queue', responses: { 200: json(queueBoard), ...reads } },
  rerunJob: {
    ...admin,
    method: 'post',
    path: '/api/queue/{id}/rerun',
    request: { params: id },
    responses: { 200: json(queueBoard), ...changes },
  },

  getReleasesPage: {
    ...admin,
    method: 'get',
    path: '/api/releases-page',
    responses: { 200: json(releasesPage), ...reads },
  },
  staffRollback: {
    ...admin,
    method: 'post',
    path: '/api/releases-page/{name}/rollback',
    request: { params: remoteParams, ...jsonBody(staffRollback) },
    responses: { 200: json(releaseAnswer), ...changes },
  },

  getAuditTrail: {
    ...admin,
    method: 'get',
    path: '/api/audit',
    request: { query: auditQuery },
    responses: { 200: json(auditTrail), ...reads },
  },
  checkAudit: { ...admin, method: 'post', path: '/api/audit/check', responses: { 200: json(auditCheck), ...changes } },

  getDaySheet: {
    ...admin,
    method: 'get',
    path: '/api/day-sheet',
    request: { query: daySheetQuery },
    responses: { 200: json(daySheet), ...reads },
  },
  getDaySheetPdf: {
    ...admin,
    method: 'get',
    path: '/api/day-sheet.pdf',
    request: { query: daySheetQuery },
    responses: { 200: binary('application/pdf', 'The sheet to print'), ...reads },
  },
  listDaySheetLinks: {
    ...admin,
    method: 'get',
    path: '/api/day-sheet/links',
    request: { query: z.object({ date: isoDate }) },
    responses: { 200: json(daySheetLinks), ...reads },
  },
  shareDaySheet: {
    ...admin,
    method: 'post',
    path: '/api/day-sheet/links',
    request: jsonBody(shareDaySheet),
    responses: { 201: json(sharedDaySheet), ...changes },
  },
  revokeDaySheet: {
    ...admin,
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
    ...tag('Admin'),
    method: 'post',
    path: '/api/day-sheet/shared',
    request: jsonBody(link),
    responses: { 200: json(daySheet), ...problems(400, 404, 413, 415, 422, 429, 503) },
  },

  addServiceNote: {
    ...admin,
    method: 'post',
    path: '/api/services/{id}/notes',
    request: { params: id, ...jsonBody(note) },
    responses: { 200: json(serviceDetail), ...changes },
  },
  addBloodtestNote: {
    ...admin,
    method: 'post',
    path: '/api/bloodtests/{id}/notes',
    request: { params: id, ...jsonBody(note) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  removeFile: {
    ...admin,
    method: 'post',
    path: '/files/{filename}/remove',
    request: { params: z.object({ filename: z.string().max(100) }), ...jsonBody(removal) },
    responses: done,
  },

  findPatient: {
    ...admin,
    method: 'post',
    path: '/api/patients/find',
    request: jsonBody(patientQuery),
    responses: { 200: json(patientSummary), ...changes },
  },
  exportPatient: {
    ...admin,
    method: 'post',
    path: '/api/patients/export',
    request: jsonBody(patientQuery),
    responses: { 200: json(z.looseObject({}), 'All that is kept of this patient'), ...changes },
  },
  erasePatient: {
    ...admin,
    method: 'post',
    path: '/api/patients/erase',
    request: jsonBody(erasePatient),
    responses: { 200: json(patientSummary), ...changes },
  },
} as const
