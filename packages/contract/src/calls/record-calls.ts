import { z } from 'zod'
import { settleAction } from '../admin/money-board'
import { recordSearchBody, recordSearchResult } from '../admin/record-search'
import { erasedPatient, erasePatientBody, patientQuery, patientSummary } from '../admin/patient-data'
import { staffMoveVisitBody } from '../self-service'
import {
  assignRequestBody,
  bloodTestDetail,
  bloodTestList,
  bloodTestListQuery,
  changeStatus,
  moveToListBody,
  recordCallBody,
  requestDetail,
  requestList,
  requestListQuery,
  undoCallBody,
} from '../staff'
import { sendFormLinkBody, staffIdentitiesBody } from '../identity'
import { admin, binary, id, json, jsonBody, problems, upload } from './parts'
import { typedLines } from '../text'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const done = { 204: { description: 'Done' }, ...changes }
const note = z.object({ text: typedLines.min(1, 'This field is required').max(2000) })
const noteParams = id.extend({ noteId: z.string().max(64) })
const removal = z.object({ reason: typedLines.min(3, 'Say why').max(300) })

/** The calls of the two lists of the admin area, of one record, and of a patient's data. */
export const recordCalls = {
  listRequests: {
    ...admin('read-requests'),
    method: 'get',
    path: '/api/services',
    request: { query: requestListQuery },
    responses: { 200: json(requestList), ...problems(401, 422, 503) },
  },
  listBloodtests: {
    ...admin('read'),
    method: 'get',
    path: '/api/bloodtests',
    request: { query: bloodTestListQuery },
    responses: { 200: json(bloodTestList), ...problems(401, 422, 503) },
  },
  /** What is searched is in the body of a POST, because URLs are logged. */
  searchRecords: {
    ...admin('read'),
    method: 'post',
    path: '/api/records/search',
    request: jsonBody(recordSearchBody),
    responses: { 200: json(recordSearchResult), ...problems(400, 401, 413, 415, 422, 503) },
  },
  requestsCsv: {
    ...admin('download-lists'),
    method: 'get',
    path: '/api/services.csv',
    request: { query: requestListQuery },
    responses: { 200: binary('text/csv', 'The current filter'), ...problems(401, 422, 503) },
  },
  bloodtestsCsv: {
    ...admin('download-lists'),
    method: 'get',
    path: '/api/bloodtests.csv',
    request: { query: bloodTestListQuery },
    responses: { 200: binary('text/csv', 'The current filter'), ...problems(401, 422, 503) },
  },
  getRequest: {
    ...admin('read-requests'),
    method: 'get',
    path: '/api/services/{id}',
    request: { params: id },
    responses: { 200: json(requestDetail), ...problems(401, 404, 503) },
  },
  getBloodtest: {
    ...admin('read'),
    method: 'get',
    path: '/api/bloodtests/{id}',
    request: { params: id },
    responses: { 200: json(bloodTestDetail), ...problems(401, 404, 503) },
  },
  changeRequestStatus: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/services/{id}',
    request: { params: id, ...jsonBody(changeStatus) },
    responses: { 200: json(requestDetail), ...changes },
  },
  moveRequestToList: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/services/{id}/move-to-list',
    request: { params: id, ...jsonBody(moveToListBody) },
    responses: { 200: json(requestDetail), ...changes },
  },
  assignRequest: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/services/{id}/assignee',
    request: { params: id, ...jsonBody(assignRequestBody) },
    responses: { 200: json(requestDetail), ...changes },
  },
  recordRequestCall: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/services/{id}/calls',
    request: { params: id, ...jsonBody(recordCallBody) },
    responses: { 200: json(requestDetail), ...changes },
  },
  undoRequestCall: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/services/{id}/calls/undo',
    request: { params: id, ...jsonBody(undoCallBody) },
    responses: { 200: json(requestDetail), ...changes },
  },
  staffIdentifyPeople: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/identities',
    request: { params: id, ...jsonBody(staffIdentitiesBody) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  sendFormLink: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/form-link',
    request: { params: id, ...jsonBody(sendFormLinkBody) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  changeBloodtest: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}',
    request: { params: id, ...jsonBody(changeStatus) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  staffMoveVisit: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/move',
    request: { params: id, ...jsonBody(staffMoveVisitBody) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  clearAction: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/clear-action',
    request: { params: id, ...jsonBody(settleAction) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  addRequestNote: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/services/{id}/notes',
    request: { params: id, ...jsonBody(note) },
    responses: { 200: json(requestDetail), ...changes },
  },
  addBloodtestNote: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/notes',
    request: { params: id, ...jsonBody(note) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  withdrawRequestNote: {
    ...admin('work-on-bookings'),
    method: 'delete',
    path: '/api/services/{id}/notes/{noteId}',
    request: { params: noteParams },
    responses: { 200: json(requestDetail), ...changes },
  },
  withdrawBloodtestNote: {
    ...admin('work-on-bookings'),
    method: 'delete',
    path: '/api/bloodtests/{id}/notes/{noteId}',
    request: { params: noteParams },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  uploadRequestFile: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/services/uploadFile',
    request: upload('service'),
    responses: { 200: json(requestDetail), ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
  },
  uploadBloodtestFile: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/uploadFile',
    request: upload('test'),
    responses: { 200: json(bloodTestDetail), ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
  },
  getFile: {
    ...admin('read-files'),
    method: 'get',
    path: '/files/{filename}',
    request: {
      params: z.object({ filename: z.string().max(100) }),
      // With 1 a PDF or a picture can be shown in a frame of our own pages; all other files stay attachments.
      query: z.object({ preview: z.literal('1').optional() }),
    },
    responses: {
      200: binary('application/octet-stream', 'The file as an attachment'),
      ...problems(401, 404, 422, 503),
    },
  },
  removeFile: {
    ...admin('remove-files'),
    method: 'post',
    path: '/files/{filename}/remove',
    request: { params: z.object({ filename: z.string().max(100) }), ...jsonBody(removal) },
    responses: done,
  },
  findPatient: {
    ...admin('export-and-erase'),
    method: 'post',
    path: '/api/patients/find',
    request: jsonBody(patientQuery),
    responses: { 200: json(patientSummary), ...changes },
  },
  exportPatient: {
    ...admin('export-and-erase'),
    method: 'post',
    path: '/api/patients/export',
    request: jsonBody(patientQuery),
    responses: { 200: json(z.looseObject({}), 'All data of this patient'), ...changes },
  },
  erasePatient: {
    ...admin('export-and-erase'),
    method: 'post',
    path: '/api/patients/erase',
    request: jsonBody(erasePatientBody),
    responses: { 200: json(erasedPatient), ...changes },
  },
} as const
