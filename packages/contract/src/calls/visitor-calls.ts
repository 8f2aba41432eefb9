import { z } from 'zod'
import {
  catalogueInShort,
  catalogueResponse,
  catalogueWords,
  itemPages,
  localeQuery,
  packagesResponse,
} from '../catalogue'
import { clientError } from '../client-errors'
import { orderQuery, orderView, viewQuery } from '../orders'
import { gatewayForm, gatewayReturnForm, idempotencyKey, initiateResponse, initiatePaymentBody } from '../payment'
import { appointmentResponse, appointmentRequest, contactResponse, contactRequest } from '../requests'
import { slotsResponse, slotsQuery } from '../slots'
import { anyone, anyoneWithin, holdersOf } from './access'
import { binary, json, jsonBody, jsonOrForm, orderParams, problems, redirect, tag } from './parts'

/** The calls of visitors and the card gateway. */
export const visitorCalls = {
  getCatalogue: {
    ...anyone,
    method: 'get',
    path: '/api/catalogue',
    ...tag('Booking'),
    request: { query: localeQuery },
    responses: { 200: json(catalogueResponse), ...problems(422, 503) },
  },
  getCatalogueInShort: {
    ...anyone,
    method: 'get',
    path: '/api/catalogue-in-short',
    ...tag('Booking'),
    request: { query: localeQuery },
    responses: { 200: json(catalogueInShort), ...problems(422, 503) },
  },
  getCatalogueWords: {
    ...anyone,
    method: 'get',
    path: '/api/catalogue-words',
    ...tag('Booking'),
    request: { query: localeQuery },
    responses: { 200: json(catalogueWords), ...problems(422, 503) },
  },
  getPackages: {
    ...anyone,
    method: 'get',
    path: '/api/packages',
    ...tag('Booking'),
    request: { query: localeQuery },
    responses: { 200: json(packagesResponse), ...problems(422, 503) },
  },
  getItemPages: {
    ...anyone,
    method: 'get',
    path: '/api/item-pages',
    ...tag('Pages'),
    request: { query: localeQuery },
    responses: { 200: json(itemPages), ...problems(422, 503) },
  },
  getSlots: {
    ...anyone,
    method: 'get',
    path: '/api/slots',
    ...tag('Booking'),
    request: { query: slotsQuery },
    responses: { 200: json(slotsResponse), ...problems(422, 503) },
  },
  getBrochure: {
    ...anyone,
    method: 'get',
    path: '/Broucher.pdf',
    ...tag('Pages'),
    request: { query: localeQuery },
    responses: {
      200: binary('application/pdf', 'The brochure with the provider of the profile'),
      ...problems(422, 503),
    },
  },
  requestAppointment: {
    ...anyoneWithin('forms'),
    method: 'post',
    path: '/api/send-email',
    ...tag('Requests'),
    request: jsonOrForm(appointmentRequest),
    responses: {
      201: json(appointmentResponse),
      303: redirect('A form without script: back to its page'),
      ...problems(400, 409, 413, 415, 422, 429, 503),
    },
  },
  requestContact: {
    ...anyoneWithin('forms'),
    method: 'post',
    path: '/api/contact',
    ...tag('Requests'),
    request: jsonOrForm(contactRequest),
    responses: {
      201: json(contactResponse),
      303: redirect('A form without script: back to its page'),
      ...problems(400, 413, 415, 422, 429, 503),
    },
  },
  initiatePayment: {
    ...anyoneWithin('payments'),
    method: 'post',
    path: '/api/payment/initiate',
    ...tag('Booking'),
    request: { ...jsonBody(initiatePaymentBody), headers: z.object({ 'idempotency-key': idempotencyKey.optional() }) },
    responses: { 200: json(initiateResponse), ...problems(400, 409, 413, 415, 422, 429, 503) },
  },
  paymentResponse: {
    ...anyone,
    method: 'post',
    path: '/api/payment/response',
    ...tag('Gateway'),
    request: {
      body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: gatewayReturnForm } } },
    },
    responses: { 303: redirect('To /paymentStatus') },
  },
  openPaymentResponse: {
    ...anyone,
    method: 'get',
    path: '/api/payment/response',
    ...tag('Gateway'),
    responses: { 303: redirect('To /paymentStatus, where the tab follows its own order') },
  },
  paymentNotification: {
    ...anyone,
    method: 'post',
    path: '/api/payment/notification',
    ...tag('Gateway'),
    request: { body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: gatewayForm } } } },
    responses: { 200: json(z.object({ stored: z.literal(true) }), 'Stored'), ...problems(413, 415, 422, 429, 503) },
  },
  getOrder: {
    access: {
      ...holdersOf('order token', 'pay link').access,
      withholds: { 'pay link': ['patient', 'draftKey', 'emailRefusedAt', 'home'] },
    },
    method: 'get',
    path: '/api/orders/{orderId}',
    ...tag('Booking'),
    request: { params: orderParams, query: viewQuery },
    responses: { 200: json(orderView), ...problems(404, 422, 503) },
  },
  getReceipt: {
    ...holdersOf('order token', 'pay link'),
    method: 'get',
    path: '/api/orders/{orderId}/receipt.pdf',
    ...tag('Booking'),
    request: { params: orderParams, query: orderQuery },
    responses: { 200: binary('application/pdf', 'The receipt of a paid order'), ...problems(404, 409, 422, 503) },
  },
  getVisit: {
    ...holdersOf('order token'),
    method: 'get',
    path: '/api/orders/{orderId}/visit.ics',
    ...tag('Booking'),
    request: { params: orderParams, query: orderQuery },
    responses: { 200: binary('text/calendar', 'The visit for a calendar'), ...problems(404, 409, 422, 503) },
  },
  reportClientError: {
    ...anyoneWithin('clientErrors'),
    method: 'post',
    path: '/api/client-errors',
    ...tag('Site'),
    request: jsonBody(clientError),
    responses: { 204: { description: 'Noted' }, ...problems(400, 413, 415, 422, 429) },
  },
} as const
