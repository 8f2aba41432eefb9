import { z } from 'zod'
import {
  assignCaseBody,
  careCase,
  caseContactBody,
  caseEventBody,
  caseList,
  caseListQuery,
  caseNoteBody,
  changeCaseBody,
  changeHealthBody,
  doneFollowUpBody,
  followUpBody,
  joinCaseBody,
  removeContactBody,
} from '../cases'
import { careNurses, careNursesQuery, planVisitBody, visitEventBody } from '../care-visits'
import { admin, id, json, jsonBody, problems } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const part = id.extend({ partId: z.string().max(64) })

/** A change of a case answers with the case. */
const change = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  ({
    ...admin('work-on-cases'),
    method: 'post',
    path,
    request: { params: id, ...jsonBody(body) },
    responses: { 200: json(careCase), ...changes },
  }) as const

const changePart = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  ({ ...change(path, body), request: { params: part, ...jsonBody(body) } }) as const

/** The calls of cases: care of a patient from the first request on. */
export const caseCalls = {
  listCases: {
    ...admin('read-cases'),
    method: 'get',
    path: '/api/cases',
    request: { query: caseListQuery },
    responses: { 200: json(caseList), ...problems(401, 403, 422, 503) },
  },
  getCase: {
    ...admin('read-cases'),
    method: 'get',
    path: '/api/cases/{id}',
    request: { params: id },
    responses: { 200: json(careCase), ...problems(401, 403, 404, 503) },
  },
  changeCase: change('/api/cases/{id}', changeCaseBody),
  changeCaseHealth: change('/api/cases/{id}/health', changeHealthBody),
  assignCase: change('/api/cases/{id}/responsible', assignCaseBody),
  applyCaseEvent: change('/api/cases/{id}/events', caseEventBody),
  addCaseContact: change('/api/cases/{id}/contacts', caseContactBody),
  changeCaseContact: changePart('/api/cases/{id}/contacts/{partId}', caseContactBody),
  removeCaseContact: changePart('/api/cases/{id}/contacts/{partId}/remove', removeContactBody),
  addFollowUp: change('/api/cases/{id}/follow-ups', followUpBody),
  finishFollowUp: changePart('/api/cases/{id}/follow-ups/{partId}', doneFollowUpBody),
  joinCase: change('/api/cases/{id}/join', joinCaseBody),
  planVisit: { ...change('/api/cases/{id}/visits', planVisitBody), ...admin('plan-care') },
  applyVisitEvent: { ...changePart('/api/cases/{id}/visits/{partId}', visitEventBody), ...admin('plan-care') },
  getCareNurses: {
    ...admin('plan-care'),
    method: 'get',
    path: '/api/cases/{id}/nurses',
    request: { params: id, query: careNursesQuery },
    responses: { 200: json(careNurses), ...problems(401, 403, 404, 422, 503) },
  },
  addCaseNote: change('/api/cases/{id}/notes', caseNoteBody),
} as const
