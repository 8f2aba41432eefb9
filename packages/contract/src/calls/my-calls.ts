import { codeRequested, contactByBody, inviteFamilyBody, my, myQuery, openSessionBody, requestCodeBody } from '../my'
import { id, json, jsonBody, problems, tag } from './parts'

const ofPhone = { access: { kind: 'own-pages', links: ['phone session'] }, ...tag('Own page') } as const
const own = { access: { kind: 'own-pages' }, ...tag('Own page') } as const
const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503)

/** The calls of the page of a phone's owner, who has shown by a code that the phone is theirs. */
export const myCalls = {
  requestMyCode: {
    ...own,
    method: 'post',
    path: '/api/my/code',
    request: jsonBody(requestCodeBody),
    responses: { 200: json(codeRequested), ...problems(400, 403, 413, 415, 422, 429, 503) },
  },
  openMySession: {
    ...own,
    method: 'post',
    path: '/api/my/session',
    request: jsonBody(openSessionBody),
    responses: { 204: { description: 'The cookie is set' }, ...problems(400, 403, 413, 415, 422, 429, 503) },
  },
  getMy: {
    ...ofPhone,
    method: 'get',
    path: '/api/my',
    request: { query: myQuery },
    responses: { 200: json(my), ...problems(401, 403, 422, 503) },
  },
  setMyContactBy: {
    ...ofPhone,
    method: 'post',
    path: '/api/my/contact-by',
    request: { query: myQuery, ...jsonBody(contactByBody) },
    responses: { 200: json(my), ...changes },
  },
  /** Of this browser or another one; ending the own one signs out. */
  endMySession: {
    ...ofPhone,
    method: 'post',
    path: '/api/my/sessions/{id}/end',
    request: { params: id },
    responses: { 204: { description: 'Ended' }, ...changes },
  },
  inviteFamily: {
    ...ofPhone,
    method: 'post',
    path: '/api/my/family',
    request: { query: myQuery, ...jsonBody(inviteFamilyBody) },
    responses: { 200: json(my), ...changes },
  },
  /** By the one whose visits are then seen and managed by the other. */
  confirmFamily: {
    ...ofPhone,
    method: 'post',
    path: '/api/my/family/{id}/confirm',
    request: { params: id, query: myQuery },
    responses: { 200: json(my), ...changes },
  },
  /** By either side, at any time: a person's own number takes over. */
  endFamily: {
    ...ofPhone,
    method: 'post',
    path: '/api/my/family/{id}/end',
    request: { params: id, query: myQuery },
    responses: { 200: json(my), ...changes },
  },
} as const
