import { changeStaffBody, inviteStaffBody, sessionInfo, setPasswordBody, staffAccounts } from '../admin/staff-accounts'
import { loginBody, loginResponse, staffUser } from '../staff'
import { ownPages, staff } from './access'
import { admin, id, json, jsonBody, problems, tag } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const reads = problems(401, 403, 422, 503)
const done = { 204: { description: 'Done' }, ...changes }

/** Who may do what: a browser that was left open must not be enough to change it. */
const provenAdmin = { ...tag('Admin'), access: { ...staff('manage-staff').access, proof: true } } as const

/** The calls for login, session and accounts of staff. */
export const sessionCalls = {
  login: {
    ...ownPages,
    method: 'post',
    path: '/api/user/login',
    ...tag('Admin'),
    request: jsonBody(loginBody),
    responses: { 200: json(loginResponse), ...problems(400, 401, 403, 413, 415, 422, 429, 503) },
  },
  logout: {
    ...ownPages,
    method: 'post',
    path: '/api/user/logout',
    ...tag('Admin'),
    responses: { 204: { description: 'The session has ended' }, ...problems(403, 503) },
  },
  me: {
    ...admin('own-session'),
    method: 'get',
    path: '/api/user/me',
    responses: { 200: json(staffUser), ...problems(401, 503) },
  },
  getSession: {
    ...admin('own-session'),
    access: { ...admin('own-session').access, prolongsSession: false },
    method: 'get',
    path: '/api/user/session',
    responses: { 200: json(sessionInfo), ...reads },
  },
  renewSession: {
    ...admin('own-session'),
    method: 'post',
    path: '/api/user/session',
    responses: { 200: json(sessionInfo), ...changes },
  },
  logoutEverywhere: { ...admin('own-session'), method: 'post', path: '/api/user/logout-everywhere', responses: done },
  setPassword: {
    access: { ...ownPages.access, links: ['password link'] },
    ...tag('Admin'),
    method: 'post',
    path: '/api/user/password',
    request: jsonBody(setPasswordBody),
    responses: { ...done, ...problems(429) },
  },
  listStaff: {
    ...admin('manage-staff'),
    method: 'get',
    path: '/api/staff',
    responses: { 200: json(staffAccounts), ...reads },
  },
  inviteStaff: {
    ...provenAdmin,
    method: 'post',
    path: '/api/staff',
    request: jsonBody(inviteStaffBody),
    responses: { 201: json(staffAccounts), ...changes },
  },
  changeStaff: {
    ...provenAdmin,
    method: 'post',
    path: '/api/staff/{id}',
    request: { params: id, ...jsonBody(changeStaffBody) },
    responses: { 200: json(staffAccounts), ...changes },
  },
  resetStaff: {
    ...admin('manage-staff'),
    method: 'post',
    path: '/api/staff/{id}/reset',
    request: { params: id },
    responses: done,
  },
} as const
