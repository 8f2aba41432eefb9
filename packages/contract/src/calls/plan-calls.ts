import type { z } from 'zod'
import { careCase } from '../cases'
import {
  applyPlanBody,
  carePlan,
  holidayBody,
  holidays,
  planEffect,
  previewPlanBody,
  removeHolidayBody,
} from '../plans'
import { roster, rosterQuery } from '../roster'
import { admin, id, json, jsonBody, problems } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)

const change = <Path extends string, Body extends z.ZodType, Answer extends z.ZodType>(
  path: Path,
  body: Body,
  answer: Answer,
) =>
  ({
    ...admin('plan-care'),
    method: 'post',
    path,
    request: { params: id, ...jsonBody(body) },
    responses: { 200: json(answer), ...changes },
  }) as const

const changeHoliday = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  ({
    ...admin('plan-care'),
    method: 'post',
    path,
    request: jsonBody(body),
    responses: { 200: json(holidays), ...changes },
  }) as const

/** The calls of plans: which visits of care there are to be, and the list of all visits. */
export const planCalls = {
  getPlan: {
    ...admin('read-health'),
    method: 'get',
    path: '/api/cases/{id}/plan',
    request: { params: id },
    responses: { 200: json(carePlan), ...problems(401, 403, 404, 503) },
  },
  previewPlan: change('/api/cases/{id}/plan/preview', previewPlanBody, planEffect),
  applyPlan: change('/api/cases/{id}/plan/apply', applyPlanBody, careCase),
  getHolidays: {
    ...admin('plan-care'),
    method: 'get',
    path: '/api/holidays',
    responses: { 200: json(holidays), ...problems(401, 403, 503) },
  },
  /** Adds a holiday, or changes the one of that day. */
  setHoliday: changeHoliday('/api/holidays', holidayBody),
  removeHoliday: changeHoliday('/api/holidays/remove', removeHolidayBody),
  getRoster: {
    ...admin('plan-care'),
    method: 'get',
    path: '/api/roster',
    request: { query: rosterQuery },
    responses: { 200: json(roster), ...problems(401, 403, 422, 503) },
  },
} as const
