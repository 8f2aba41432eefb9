import { z } from 'zod'
import {
  endReportBody,
  openedReport,
  lookAtSharedReportBody,
  openReportBody,
  openSharedReportBody,
  releaseReportBody,
  reportPerson,
  reportShares,
  resetReportTriesBody,
  revokeReportShareBody,
  sharedReport,
  sharedReportLink,
  sharedReportState,
  shareReportBody,
} from '../reports'
import { bloodTestDetail } from '../staff'
import { holdersOf, holdersWithin } from './access'
import { admin, binary, id, json, jsonBody, orderParams, problems, tag, upload } from './parts'

const staffChanges = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const changes = problems(400, 403, 404, 409, 413, 415, 422, 429, 503)
const reads = problems(403, 404, 422, 503)
const pdf = binary('application/pdf', 'The report')
/** `download=1` makes it an attachment; without it browsers show it. */
const download = z.object({ download: z.literal('1').optional() })
const ownDocument = download.extend({ person: z.coerce.number().pipe(reportPerson).optional() })
const reportId = { params: id }

/** The calls around a laboratory report: of staff, of the patient with the link of an email, and of a doctor. */
export const reportCalls = {
  uploadReport: {
    ...admin('manage-reports'),
    method: 'post',
    path: '/api/reports/uploadFile',
    request: upload('test'),
    responses: { 200: json(bloodTestDetail), ...staffChanges },
  },
  getReport: {
    ...admin('manage-reports'),
    method: 'get',
    path: '/api/reports/{id}/file',
    request: { ...reportId, query: download },
    responses: { 200: pdf, ...problems(401, 403, 404, 422, 503) },
  },
  releaseReport: {
    ...admin('manage-reports'),
    method: 'post',
    path: '/api/reports/{id}/release',
    request: { ...reportId, ...jsonBody(releaseReportBody) },
    responses: { 200: json(bloodTestDetail), ...staffChanges },
  },
  /** Discards a report that was not released, or withdraws one that was. */
  endReport: {
    ...admin('manage-reports'),
    method: 'post',
    path: '/api/reports/{id}/end',
    request: { ...reportId, ...jsonBody(endReportBody) },
    responses: { 200: json(bloodTestDetail), ...staffChanges },
  },
  /** Wrong digits lock a booking's reports for a while; the patient who calls gets new tries. */
  resetReportTries: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/report-tries',
    request: { ...reportId, ...jsonBody(resetReportTriesBody) },
    responses: { 200: json(bloodTestDetail), ...staffChanges },
  },
  /** Opens the report to this browser for some minutes. The digits are in the body, so that no log of URLs has them. */
  openOwnReport: {
    ...holdersWithin('forms', 'visit link'),
    ...tag('Booking'),
    method: 'post',
    path: '/api/orders/{orderId}/report/open',
    request: { params: orderParams, ...jsonBody(openReportBody) },
    responses: { 200: json(openedReport), ...changes },
  },
  /** Needs the cookie of `openOwnReport`. */
  getOwnReport: {
    ...holdersOf('report cookie'),
    ...tag('Booking'),
    method: 'get',
    path: '/api/orders/{orderId}/report/file',
    request: { params: orderParams, query: ownDocument },
    responses: { 200: pdf, ...reads },
  },
  /** Needs the cookie of `openOwnReport`, and the link's token, which no page of another site has. */
  shareReport: {
    ...holdersWithin('forms', 'report cookie'),
    ...tag('Booking'),
    method: 'post',
    path: '/api/orders/{orderId}/report/shares',
    request: { params: orderParams, ...jsonBody(shareReportBody) },
    responses: { 201: json(sharedReportLink), ...changes },
  },
  /** As `shareReport`. */
  revokeReportShare: {
    ...holdersWithin('forms', 'report cookie'),
    ...tag('Booking'),
    method: 'post',
    path: '/api/orders/{orderId}/report/shares/{id}/revoke',
    request: { params: orderParams.extend(id.shape), ...jsonBody(revokeReportShareBody) },
    responses: { 200: json(reportShares), ...changes },
  },
  /** Says before the passcode whether the report was withdrawn or replaced. It opens nothing. */
  lookAtSharedReport: {
    ...holdersWithin('forms', 'doctor’s link'),
    ...tag('Booking'),
    method: 'post',
    path: '/api/report-shares/state',
    request: jsonBody(lookAtSharedReportBody),
    responses: { 200: json(sharedReportState), ...changes },
  },
  openSharedReport: {
    ...holdersWithin('forms', 'doctor’s link'),
    ...tag('Booking'),
    method: 'post',
    path: '/api/report-shares/open',
    request: jsonBody(openSharedReportBody),
    responses: { 200: json(sharedReport), ...changes },
  },
  /** Needs the cookie of `openSharedReport`. */
  getSharedReport: {
    ...holdersOf('doctor’s cookie'),
    ...tag('Booking'),
    method: 'get',
    path: '/api/report-shares/{id}/file',
    request: { ...reportId, query: download },
    responses: { 200: pdf, ...reads },
  },
} as const
