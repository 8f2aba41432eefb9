import { countStepBody, missedSearchBody, ownerBoard, ownerBoardQuery } from '../admin/owner-board'
import { anyoneWithin } from './access'
import { admin, json, jsonBody, problems, tag } from './parts'

/** The owner's board, and the call that counts the steps of bookings for it. */
export const boardCalls = {
  getOwnerBoard: {
    ...admin('see-board'),
    method: 'get',
    path: '/api/board',
    request: { query: ownerBoardQuery },
    responses: { 200: json(ownerBoard), ...problems(401, 403, 422, 503) },
  },
  /** Counts that a page showed a step of the booking. The body names the step and nothing else. */
  countStep: {
    ...anyoneWithin('countedSteps'),
    ...tag('Booking'),
    method: 'post',
    path: '/api/booking-steps',
    request: jsonBody(countStepBody),
    responses: { 204: { description: 'Counted' }, ...problems(400, 413, 415, 422, 429, 503) },
  },
  /** Counts a search of the catalogue that found nothing. Words that may name a person are answered alike and dropped. */
  countMissedSearch: {
    ...anyoneWithin('countedSteps'),
    ...tag('Booking'),
    method: 'post',
    path: '/api/missed-searches',
    request: jsonBody(missedSearchBody),
    responses: { 204: { description: 'Counted or dropped' }, ...problems(400, 413, 415, 422, 429, 503) },
  },
} as const
