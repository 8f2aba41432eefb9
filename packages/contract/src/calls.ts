import type { Call } from './calls/access'
import { adminCalls } from './calls/admin-calls'
import { laboratoryCalls } from './calls/laboratory-calls'
import { callerCalls } from './calls/caller-calls'
import { caseCalls } from './calls/case-calls'
import { factorCalls } from './calls/factor-calls'
import { catalogueCalls } from './calls/catalogue-calls'
import { boardCalls } from './calls/board-calls'
import { messageCalls } from './calls/message-calls'
import { myCalls } from './calls/my-calls'
import { nurseCalls } from './calls/nurse-calls'
import { operationCalls } from './calls/operation-calls'
import { pictureCalls } from './calls/picture-calls'
import { recordCalls } from './calls/record-calls'
import { planCalls } from './calls/plan-calls'
import { quoteCalls } from './calls/quote-calls'
import { reportCalls } from './calls/report-calls'
import { releaseCalls } from './calls/release-calls'
import { selfServiceCalls } from './calls/self-service-calls'
import { sessionCalls } from './calls/session-calls'
import { threadCalls } from './calls/thread-calls'
import { visitorCalls } from './calls/visitor-calls'

/**
 * Every call of the BFF by name: who may use it, and the rest in the form that `createRoute` of @hono/zod-openapi
 * takes. Routes, access checks, checks of input, /openapi.json and the typed client are derived from this.
 */
export const calls = {
  ...visitorCalls,
  ...selfServiceCalls,
  ...sessionCalls,
  ...factorCalls,
  ...recordCalls,
  ...caseCalls,
  ...quoteCalls,
  ...planCalls,
  ...reportCalls,
  ...adminCalls,
  ...catalogueCalls,
  ...pictureCalls,
  ...nurseCalls,
  ...laboratoryCalls,
  ...callerCalls,
  ...boardCalls,
  ...releaseCalls,
  ...messageCalls,
  ...myCalls,
  ...threadCalls,
  ...operationCalls,
} satisfies Record<string, Call>
