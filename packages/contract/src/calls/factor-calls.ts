import {
  addedFactor,
  addPasskeyBody,
  changeOwnPasswordBody,
  confirmTotpBody,
  factorAnswer,
  newTotp,
  ownAccount,
  passkeyOptions,
  proofBody,
  recoveryCodes,
  renamePasskeyBody,
} from '../second-factor'
import { loginResponse } from '../staff'
import { ownPages, staff } from './access'
import { admin, id, json, jsonBody, problems, tag } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
const done = { 204: { description: 'Done' }, ...changes }
/** For a login whose password was right. */
const secondStep = { access: { ...ownPages.access, links: ['pending login'] } } as const
const account = { ...admin('own-session') } as const
/** A sensitive step: the person gave the password or a factor in the last minutes. */
const proven = { ...tag('Admin'), access: { ...staff('own-session').access, proof: true } } as const
/** The same, which a login that has to set up its first factor may do too. */
const enrolling = { ...tag('Admin'), access: { ...proven.access, enrolling: true } } as const

/** The calls for the second step of a login, and for one's own account. */
export const factorCalls = {
  requestLoginPasskey: {
    ...secondStep,
    ...tag('Admin'),
    method: 'post',
    path: '/api/user/login/passkey',
    responses: { 200: json(passkeyOptions), ...changes },
  },
  completeLogin: {
    ...secondStep,
    ...tag('Admin'),
    method: 'post',
    path: '/api/user/login/factor',
    request: jsonBody(factorAnswer),
    responses: { 200: json(loginResponse), ...changes },
  },
  getOwnAccount: {
    ...account,
    method: 'get',
    path: '/api/user/account',
    responses: { 200: json(ownAccount), ...problems(401, 403, 503) },
  },
  requestProofPasskey: {
    ...account,
    method: 'post',
    path: '/api/user/proof/passkey',
    responses: { 200: json(passkeyOptions), ...changes },
  },
  prove: { ...account, method: 'post', path: '/api/user/proof', request: jsonBody(proofBody), responses: done },
  requestNewPasskey: {
    ...enrolling,
    method: 'post',
    path: '/api/user/passkey-options',
    responses: { 200: json(passkeyOptions), ...changes },
  },
  addPasskey: {
    ...enrolling,
    method: 'post',
    path: '/api/user/passkeys',
    request: jsonBody(addPasskeyBody),
    responses: { 200: json(addedFactor), ...changes },
  },
  renamePasskey: {
    ...account,
    method: 'post',
    path: '/api/user/passkeys/{id}',
    request: { params: id, ...jsonBody(renamePasskeyBody) },
    responses: done,
  },
  removePasskey: {
    ...proven,
    method: 'delete',
    path: '/api/user/passkeys/{id}',
    request: { params: id },
    responses: done,
  },
  requestTotp: {
    ...enrolling,
    method: 'post',
    path: '/api/user/totp-secret',
    responses: { 200: json(newTotp), ...changes },
  },
  confirmTotp: {
    ...enrolling,
    method: 'post',
    path: '/api/user/totp',
    request: jsonBody(confirmTotpBody),
    responses: { 200: json(addedFactor), ...changes },
  },
  removeTotp: { ...proven, method: 'delete', path: '/api/user/totp', responses: done },
  renewRecoveryCodes: {
    ...proven,
    method: 'post',
    path: '/api/user/recovery-codes',
    responses: { 200: json(recoveryCodes), ...changes },
  },
  changeOwnPassword: {
    ...account,
    method: 'post',
    path: '/api/user/own-password',
    request: jsonBody(changeOwnPasswordBody),
    responses: done,
  },
  endOwnSession: {
    ...account,
    method: 'delete',
    path: '/api/user/sessions/{id}',
    request: { params: id },
    responses: done,
  },
  resetFactor: {
    ...tag('Admin'),
    access: { ...staff('manage-staff').access, proof: true },
    method: 'post',
    path: '/api/staff/{id}/reset-factor',
    request: { params: id },
    responses: done,
  },
} as const
