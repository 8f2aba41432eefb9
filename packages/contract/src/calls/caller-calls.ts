import {
  callerRequest,
  callParams,
  findCallerBody,
  foundCallers,
  heldCallSeat,
  holdCallSeatBody,
  patientRecords,
  payLinkView,
  requestForCallerBody,
  sendPayLinkBody,
  staffPayLink,
} from '../callers'
import { bookForCallerBody } from '../payment'
import { viewQuery } from '../orders'
import { holdersOf } from './access'
import { admin, id, json, jsonBody, orderParams, problems, tag } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const reads = problems(401, 403, 404, 503)

/** The calls of staff who are on the phone with a patient, and of the pay link that the patient gets. */
export const callerCalls = {
  findCaller: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/callers/find',
    request: jsonBody(findCallerBody),
    responses: { 200: json(foundCallers), ...changes },
  },
  holdCallSeat: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/callers/{callId}/seat',
    request: { params: callParams, ...jsonBody(holdCallSeatBody) },
    responses: { 200: json(heldCallSeat), ...changes },
  },
  releaseCallSeat: {
    ...admin('work-on-bookings'),
    method: 'delete',
    path: '/api/callers/{callId}/seat',
    request: { params: callParams },
    responses: { 204: { description: 'Done' }, ...changes },
  },
  bookForCaller: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/callers/{callId}/booking',
    request: { params: callParams, ...jsonBody(bookForCallerBody) },
    responses: { 200: json(staffPayLink), ...changes },
  },
  requestForCaller: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/callers/requests',
    request: jsonBody(requestForCallerBody),
    responses: { 200: json(callerRequest), ...changes },
  },
  getPayLink: {
    ...admin('work-on-bookings'),
    method: 'get',
    path: '/api/bloodtests/{id}/pay-link',
    request: { params: id },
    responses: { 200: json(staffPayLink), ...reads },
  },
  sendPayLink: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/bloodtests/{id}/pay-link',
    request: { params: id, ...jsonBody(sendPayLinkBody) },
    responses: { 200: json(staffPayLink), ...changes },
  },
  getPatientOfBooking: {
    ...admin('read'),
    method: 'get',
    path: '/api/bloodtests/{id}/patient',
    request: { params: id },
    responses: { 200: json(patientRecords), ...reads },
  },
  getPatientOfRequest: {
    ...admin('read-requests'),
    method: 'get',
    path: '/api/services/{id}/patient',
    request: { params: id },
    responses: { 200: json(patientRecords), ...reads },
  },
  openPayLink: {
    ...holdersOf('pay link'),
    method: 'get',
    path: '/api/orders/{orderId}/pay-link',
    ...tag('Booking'),
    request: { params: orderParams, query: viewQuery },
    responses: { 200: json(payLinkView), ...problems(404, 422, 503) },
  },
} as const
