import { answerThreadBody, fileOfMessageBody, thread, threadList } from '../threads'
import { admin, id, json, jsonBody, problems } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)

/** The calls of the inbox. */
export const threadCalls = {
  listThreads: {
    ...admin('work-on-bookings'),
    method: 'get',
    path: '/api/threads',
    responses: { 200: json(threadList), ...problems(401, 403, 503) },
  },
  getThread: {
    ...admin('work-on-bookings'),
    method: 'get',
    path: '/api/threads/{id}',
    request: { params: id },
    responses: { 200: json(thread), ...problems(401, 403, 404, 503) },
  },
  /** Up to the message in the path, which is the last that was on screen. */
  markThreadRead: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/threads/{id}/read',
    request: { params: id },
    responses: { 200: json(threadList), ...changes },
  },
  answerThread: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/threads/{id}/answer',
    request: { params: id, ...jsonBody(answerThreadBody) },
    responses: { 200: json(thread), ...changes },
  },
  /** The message in the path is the one with the file. */
  giveFileToRecord: {
    ...admin('work-on-bookings'),
    method: 'post',
    path: '/api/threads/{id}/file',
    request: { params: id, ...jsonBody(fileOfMessageBody) },
    responses: { 200: json(thread), ...changes },
  },
} as const
