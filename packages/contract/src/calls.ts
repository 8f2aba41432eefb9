import { adminCalls } from './calls/admin-calls'
import { operationCalls } from './calls/operation-calls'
import { releaseCalls } from './calls/release-calls'
import { selfServiceCalls } from './calls/self-service-calls'
import { staffCalls } from './calls/staff-calls'
import { visitorCalls } from './calls/visitor-calls'

/**
 * Every call of the BFF by name, in the form that `createRoute` of @hono/zod-openapi takes: routes, checks of input
 * and /openapi.json are made from this.
 */
export const calls = {
  ...visitorCalls,
  ...selfServiceCalls,
  ...staffCalls,
  ...adminCalls,
  ...releaseCalls,
  ...operationCalls,
}
