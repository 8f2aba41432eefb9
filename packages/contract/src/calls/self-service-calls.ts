import { localeQuery } from '../catalogue'
import { viewQuery } from '../orders'
import { paymentHandOff } from '../payment'
import {
  cancelVisitBody,
  gateCodeBody,
  identifyPeopleBody,
  moveVisitBody,
  ownBooking,
  payAgainBody,
} from '../self-service'
import { holdersOf, holdersWithin } from './access'
import { json, jsonBody, orderParams, problems, tag } from './parts'

const changes = problems(400, 404, 409, 413, 415, 422, 429, 503)

/** The calls of a patient with the token of an email's link. */
export const selfServiceCalls = {
  getOwnBooking: {
    ...holdersOf('visit link'),
    method: 'get',
    path: '/api/orders/{orderId}/booking',
    ...tag('Booking'),
    request: { params: orderParams, query: viewQuery },
    responses: { 200: json(ownBooking), ...problems(404, 422, 503) },
  },
  moveVisit: {
    ...holdersWithin('forms', 'visit link'),
    method: 'post',
    path: '/api/orders/{orderId}/move',
    ...tag('Booking'),
    request: { params: orderParams, query: localeQuery, ...jsonBody(moveVisitBody) },
    responses: { 200: json(ownBooking), ...changes },
  },
  cancelVisit: {
    ...holdersWithin('forms', 'visit link'),
    method: 'post',
    path: '/api/orders/{orderId}/cancel',
    ...tag('Booking'),
    request: { params: orderParams, query: localeQuery, ...jsonBody(cancelVisitBody) },
    responses: { 200: json(ownBooking), ...changes },
  },
  /** Date of birth and sex of those who are tested, until their samples are taken. */
  identifyPeople: {
    ...holdersWithin('forms', 'visit link'),
    method: 'post',
    path: '/api/orders/{orderId}/identities',
    ...tag('Booking'),
    request: { params: orderParams, query: localeQuery, ...jsonBody(identifyPeopleBody) },
    responses: { 200: json(ownBooking), ...changes },
  },
  giveGateCode: {
    ...holdersWithin('forms', 'visit link'),
    method: 'post',
    path: '/api/orders/{orderId}/gate-code',
    ...tag('Booking'),
    request: { params: orderParams, query: localeQuery, ...jsonBody(gateCodeBody) },
    responses: { 200: json(ownBooking), ...changes },
  },
  /** Another attempt of the same order. The order's token and the link's both open it. */
  payAgain: {
    ...holdersWithin('payments', 'visit link', 'order token', 'pay link'),
    method: 'post',
    path: '/api/orders/{orderId}/pay',
    ...tag('Booking'),
    request: { params: orderParams, ...jsonBody(payAgainBody) },
    responses: { 200: json(paymentHandOff), ...changes },
  },
} as const
