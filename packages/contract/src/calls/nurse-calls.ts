import {
  areaTravelBody,
  assignedNurses,
  assignNurseBody,
  assignNursesBody,
  changeNurseBody,
  dayOffBody,
  leaveBody,
  nurseBody,
  nurseChoices,
  nurseChoicesQuery,
  nurses,
} from '../admin/nurses'
import { bloodTestDetail } from '../staff'
import { isoDate } from '../text'
import { admin, id, json, jsonBody, problems } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const reads = problems(401, 403, 503)
const path = '/api/nurses'

/** The calls about nurses and who makes which visit. */
export const nurseCalls = {
  listNurses: { ...admin('see-nurses'), method: 'get', path, responses: { 200: json(nurses), ...reads } },
  addNurse: {
    ...admin('manage-nurses'),
    method: 'post',
    path,
    request: jsonBody(nurseBody),
    responses: { 200: json(nurses), ...changes },
  },
  changeNurse: {
    ...admin('manage-nurses'),
    method: 'post',
    path: '/api/nurses/{id}',
    request: { params: id, ...jsonBody(changeNurseBody) },
    responses: { 200: json(nurses), ...changes },
  },
  addDayOff: {
    ...admin('record-days-off'),
    method: 'post',
    path: '/api/nurses/{id}/days-off',
    request: { params: id, ...jsonBody(dayOffBody) },
    responses: { 200: json(nurses), ...changes },
  },
  removeDayOff: {
    ...admin('record-days-off'),
    method: 'delete',
    path: '/api/nurses/{id}/days-off/{date}',
    request: { params: id.extend({ date: isoDate }) },
    responses: { 200: json(nurses), ...changes },
  },
  setNurseLeave: {
    ...admin('manage-nurses'),
    method: 'post',
    path: '/api/nurses/{id}/leave',
    request: { params: id, ...jsonBody(leaveBody) },
    responses: { 200: json(nurses), ...changes },
  },
  setAreaTravel: {
    ...admin('manage-slots'),
    method: 'post',
    path: '/api/area-travel',
    request: jsonBody(areaTravelBody),
    responses: { 200: json(nurses), ...changes },
  },
  getNurseChoices: {
    ...admin('assign-nurses'),
    method: 'get',
    path: '/api/bloodtests/{id}/nurses',
    request: { params: id, query: nurseChoicesQuery },
    responses: { 200: json(nurseChoices), ...reads, ...problems(404, 422) },
  },
  assignNurse: {
    ...admin('assign-nurses'),
    method: 'post',
    path: '/api/bloodtests/{id}/nurse',
    request: { params: id, ...jsonBody(assignNurseBody) },
    responses: { 200: json(bloodTestDetail), ...changes },
  },
  assignNurses: {
    ...admin('assign-nurses'),
    method: 'post',
    path: '/api/assignments',
    request: jsonBody(assignNursesBody),
    responses: { 200: json(assignedNurses), ...changes },
  },
} as const
