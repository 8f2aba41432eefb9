import { z } from 'zod'
import { catalogue } from './catalogue'
import { clientError } from './client-errors'
import { orderAnswer, orderQuery } from './orders'
import { gatewayForm, idempotencyKey, initiateAnswer, initiatePayment } from './payment'
import { problem } from './problem'
import { registry, releaseAnswer, remoteName, remoteVersion } from './releases'
import { appointmentAnswer, appointmentRequest, contactAnswer, contactRequest } from './requests'
import { slotsAnswer, slotsQuery } from './slots'
import { bloodTestDetail, bloodTestList, changeStatus, listQuery, login, loginAnswer, serviceDetail, serviceList, staffUser } from './staff'

// Every call with what it takes and answers: routes, checks of input and /openapi.json are made from this.


const json = <S extends z.ZodType>(schema: S, description = 'Done') => ({ description, content: { 'application/json': { schema } } })
const jsonBody = <S extends z.ZodType>(schema: S) => ({ body: { required: true, content: { 'application/json': { schema } } } }) as const
const jsonOrForm = <S extends z.ZodType>(schema: S) =>
  ({ body: { required: false, content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } } } }) as const
const binary = (type: string, description: string) => ({ description, content: { [type]: { schema: z.string().meta({ format: 'binary' }) } } })

type ProblemAnswer = { description: string; content: { 'application/problem+json': { schema: typeof problem } } }
const problems = <S extends number>(...statuses: S[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: 'Problem', content: { 'application/problem+json': { schema: problem } } }]),
  ) as Record<S, ProblemAnswer>

const tag = (name: string) => ({ tags: [name] })
const redirect = (description: string) => ({ description, headers: { Location: { schema: { type: 'string' as const } } } })

const staff = { security: [{ session: [] as string[] }] }
const team = { security: [{ teamToken: [] as string[] }] }
const id = z.object({ id: z.string().max(64) })
const orderParams = z.object({ orderId: z.string().max(64) })
/** A detail record sent back whole carries its refund's state as a word; only a decision is a boolean. */
const changeBooking = changeStatus.extend({ refund: z.preprocess((value) => (typeof value === 'boolean' ? value : undefined), z.boolean().optional()) })
const upload = (record: 'service' | 'test') => ({
  body: {
    required: true as const,
    content: { 'multipart/form-data': { schema: z.object({ file: z.string().meta({ format: 'binary' }), [record]: z.string().meta({ description: 'the record as JSON' }) }) } },
  },
})

const pages = {
  getCatalogue: { method: 'get', path: '/api/catalogue', ...tag('Booking'), responses: { 200: json(catalogue), ...problems(503) } },
  getSlots: { method: 'get', path: '/api/slots', ...tag('Booking'), request: { query: slotsQuery }, responses: { 200: json(slotsAnswer), ...problems(422, 503) } },
  requestAppointment: {
    method: 'post', path: '/api/send-email', ...tag('Requests'), request: jsonOrForm(appointmentRequest),
    responses: { 201: json(appointmentAnswer), 303: redirect('A form without script: back to its page'), ...problems(400, 409, 413, 415, 422, 429, 503) },
  },
  requestContact: {
    method: 'post', path: '/api/contact', ...tag('Requests'), request: jsonOrForm(contactRequest),
    responses: { 201: json(contactAnswer), 303: redirect('A form without script: back to its page'), ...problems(400, 413, 415, 422, 429, 503) },
  },
  initiatePayment: {
    method: 'post', path: '/api/payment/initiate', ...tag('Booking'),
    request: { ...jsonBody(initiatePayment), headers: z.object({ 'idempotency-key': idempotencyKey.optional() }) },
    responses: { 200: json(initiateAnswer), ...problems(400, 409, 413, 415, 422, 429, 503) },
  },
  paymentResponse: {
    method: 'post', path: '/api/payment/response', ...tag('Gateway'),
    request: { body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: gatewayForm } } } },
    responses: { 303: redirect('To /paymentStatus') },
  },
  paymentNotification: {
    method: 'post', path: '/api/payment/notification', ...tag('Gateway'),
    request: { body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: gatewayForm } } } },
    responses: { 200: json(z.object({ stored: z.literal(true) }), 'Stored'), ...problems(413, 415, 422, 503) },
  },
  getOrder: { method: 'get', path: '/api/orders/{orderId}', ...tag('Booking'), request: { params: orderParams, query: orderQuery }, responses: { 200: json(orderAnswer), ...problems(404, 422, 503) } },
  getReceipt: { method: 'get', path: '/api/orders/{orderId}/receipt.pdf', ...tag('Booking'), request: { params: orderParams, query: orderQuery }, responses: { 200: binary('application/pdf', 'The receipt of a paid order'), ...problems(404, 409, 422, 503) } },
  getVisit: { method: 'get', path: '/api/orders/{orderId}/visit.ics', ...tag('Booking'), request: { params: orderParams, query: orderQuery }, responses: { 200: binary('text/calendar', 'The visit for a calendar'), ...problems(404, 409, 422, 503) } },
  reportClientError: { method: 'post', path: '/api/client-errors', ...tag('Site'), request: jsonBody(clientError), responses: { 204: { description: 'Noted' }, ...problems(400, 413, 415, 422, 429) } },
} as const

const staffCalls = {
  login: { method: 'post', path: '/api/user/login', ...tag('Staff'), request: jsonBody(login), responses: { 200: json(loginAnswer), ...problems(400, 401, 403, 413, 415, 422, 429, 503) } },
  logout: { method: 'post', path: '/api/user/logout', ...tag('Staff'), responses: { 204: { description: 'The session has ended' }, ...problems(403, 503) } },
  me: { ...staff, method: 'get', path: '/api/user/me', ...tag('Staff'), responses: { 200: json(staffUser), ...problems(401, 503) } },
  listServices: { ...staff, method: 'get', path: '/api/services', ...tag('Staff'), request: { query: listQuery }, responses: { 200: json(serviceList), ...problems(401, 422, 503) } },
  listBloodtests: { ...staff, method: 'get', path: '/api/bloodtests', ...tag('Staff'), request: { query: listQuery }, responses: { 200: json(bloodTestList), ...problems(401, 422, 503) } },
  servicesCsv: { ...staff, method: 'get', path: '/api/services.csv', ...tag('Staff'), request: { query: listQuery }, responses: { 200: binary('text/csv', 'The current filter'), ...problems(401, 422, 503) } },
  bloodtestsCsv: { ...staff, method: 'get', path: '/api/bloodtests.csv', ...tag('Staff'), request: { query: listQuery }, responses: { 200: binary('text/csv', 'The current filter'), ...problems(401, 422, 503) } },
  uploadServiceFile: { ...staff, method: 'post', path: '/api/services/uploadFile', ...tag('Staff'), request: upload('service'), responses: { 200: json(serviceDetail), ...problems(400, 401, 403, 404, 413, 415, 422, 503) } },
  uploadBloodtestFile: { ...staff, method: 'post', path: '/api/bloodtests/uploadFile', ...tag('Staff'), request: upload('test'), responses: { 200: json(bloodTestDetail), ...problems(400, 401, 403, 404, 413, 415, 422, 503) } },
  getService: { ...staff, method: 'get', path: '/api/services/{id}', ...tag('Staff'), request: { params: id }, responses: { 200: json(serviceDetail), ...problems(401, 404, 503) } },
  getBloodtest: { ...staff, method: 'get', path: '/api/bloodtests/{id}', ...tag('Staff'), request: { params: id }, responses: { 200: json(bloodTestDetail), ...problems(401, 404, 503) } },
  changeService: { ...staff, method: 'post', path: '/api/services/{id}', ...tag('Staff'), request: { params: id, ...jsonBody(changeStatus) }, responses: { 200: json(serviceDetail), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) } },
  changeBloodtest: { ...staff, method: 'post', path: '/api/bloodtests/{id}', ...tag('Staff'), request: { params: id, ...jsonBody(changeBooking) }, responses: { 200: json(bloodTestDetail), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) } },
  getFile: { ...staff, method: 'get', path: '/files/{filename}', ...tag('Staff'), request: { params: z.object({ filename: z.string().max(100) }) }, responses: { 200: binary('application/octet-stream', 'The file as an attachment'), ...problems(401, 404, 503) } },
} as const

const releases = {
  getRegistry: { method: 'get', path: '/api/remotes', ...tag('Releases'), responses: { 200: json(registry), ...problems(503) } },
  listReleases: {
    ...team, method: 'get', path: '/api/releases', ...tag('Releases'),
    responses: { 200: json(z.object({ releases: z.array(z.object({ name: z.string(), version: z.string(), commit: z.string(), releasedBy: z.string(), releasedAt: z.string(), current: z.boolean() })) })), ...problems(401, 503) },
  },
  /** Multipart: `manifest` (remote.json as text) and one part `file:<path>` for each of its files. */
  publishRelease: {
    ...team, method: 'post', path: '/api/releases', ...tag('Releases'),
    request: { body: { required: true, content: { 'multipart/form-data': { schema: z.object({ manifest: z.string() }).catchall(z.string().meta({ format: 'binary' })) } } } },
    responses: { 200: json(releaseAnswer), ...problems(400, 401, 403, 409, 413, 415, 422, 503) },
  },
  rollbackRelease: {
    ...team, method: 'post', path: '/api/releases/rollback', ...tag('Releases'),
    request: jsonBody(z.object({ name: remoteName, version: remoteVersion.optional() })),
    responses: { 200: json(releaseAnswer), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
  },
} as const

const operation = {
  healthz: { method: 'get', path: '/healthz', ...tag('Operation'), responses: { 200: json(z.object({ ok: z.literal(true) }), 'The process runs') } },
  readyz: { method: 'get', path: '/readyz', ...tag('Operation'), responses: { 200: json(z.object({ database: z.enum(['up', 'down']), files: z.enum(['up', 'down']) }), 'It can serve'), ...problems(503) } },
} as const

/** Every call of the BFF by name, in the form that `createRoute` of @hono/zod-openapi takes. */
export const calls = { ...pages, ...staffCalls, ...releases, ...operation }
