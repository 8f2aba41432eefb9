import { orderQuery } from '../orders'
import { initiateAnswer } from '../payment'
import { cancelVisit, moveVisit, ownBooking, payAgain, staffMoveVisit } from '../self-service'
import { bloodTestDetail } from '../staff'
import { id, json, jsonBody, orderParams, problems, staff, tag } from './parts'

const changes = problems(400, 404, 409, 413, 415, 422, 429, 503)

/** What the owner of a booking calls with the token of a mail's link, and what staff do about it. */
export const selfServiceCalls = {
  getOwnBooking: {
    method: 'get',
    path: '/api/orders/{orderId}/booking',
    ...tag('Booking'),
    request: { params: orderParams, query: orderQuery },
    responses: { 200: json(ownBooking), ...problems(404, 422, 503) },
  },
  moveVisit: {
    method: 'post',
    path: '/api/orders/{orderId}/move',
    ...tag('Booking'),
    request: { params: orderParams, ...jsonBody(moveVisit) },
    responses: { 200: json(ownBooking), ...changes },
  },
  cancelVisit: {
    method: 'post',
    path: '/api/orders/{orderId}/cancel',
    ...tag('Booking'),
    request: { params: orderParams, ...jsonBody(cancelVisit) },
    responses: { 200: json(ownBooking), ...changes },
  },
  /** Another attempt of the same order. The order's token and the link's both open it. */
  payAgain: {
    method: 'post',
    path: '/api/orders/{orderId}/pay',
    ...tag('Booking'),
    request: { params: orderParams, ...jsonBody(payAgain) },
    responses: { 200: json(initiateAnswer), ...changes },
  },
  staffMoveVisit: {
    ...staff,
    method: 'post',
    path: '/api/bloodtests/{id}/move',
    ...tag('Admin'),
    request: { params: id, ...jsonBody(staffMoveVisit) },
    responses: { 200: json(bloodTestDetail), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
  },
} as const
