import type { OpenAPIHono } from '@hono/zod-openapi'
import { isPlainPath } from '@homecare/contract/request-path'
import { AppError } from '@homecare/server/process/app-error'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { AppDeps, AppEnv } from './app-env'
import { identifyClient } from './client-address'
import { createRoutes } from './create-routes'
import { createBffMetrics, observe } from './metrics'
import { onError, problemResponse } from './on-error'
import { alarmRoutes } from './routes/alarms'
import { auditRoutes } from './routes/audit'
import { bloodtestRoutes } from './routes/bloodtests'
import { brochureRoutes } from './routes/brochure'
import { callerRoutes } from './routes/callers'
import { boardRoutes } from './routes/board'
import { catalogueRoutes } from './routes/catalogue'
import { caseRoutes } from './routes/cases'
import { catalogueItemRoutes } from './routes/catalogue-items'
import { clientErrorRoutes } from './routes/client-errors'
import { daySheetRoutes } from './routes/day-sheet'
import { addDocs } from './routes/docs'
import { factorRoutes } from './routes/factors'
import { fileRoutes } from './routes/files'
import { healthRoutes } from './routes/health'
import { laboratoryRoutes } from './routes/laboratory'
import { messageRoutes } from './routes/messages'
import { noteRoutes } from './routes/notes'
import { myRoutes } from './routes/my'
import { nurseRoutes } from './routes/nurses'
import { moneyRoutes } from './routes/money'
import { orderRoutes } from './routes/orders'
import { ownAccountRoutes } from './routes/own-account'
import { patientRoutes } from './routes/patients'
import { paymentRoutes } from './routes/payment'
import { pictureRoutes } from './routes/pictures'
import { queueRoutes } from './routes/queue'
import { recordSearchRoutes } from './routes/record-search'
import { releaseRoutes } from './routes/releases'
import { planRoutes } from './routes/plans'
import { quoteRoutes, rateRoutes, shownQuoteRoutes } from './routes/quotes'
import { reportRoutes } from './routes/reports'
import { requestRoutes } from './routes/requests'
import { rosterRoutes } from './routes/roster'
import { selfServiceRoutes } from './routes/self-service'
import { staffRequestRoutes } from './routes/staff-requests'
import { sessionRoutes } from './routes/session'
import { staffAccountRoutes } from './routes/staff-accounts'
import { sharingPictureRoutes } from './routes/sharing-pictures'
import { slotPlanRoutes } from './routes/slot-plan'
import { threadRoutes } from './routes/threads'
import { takeTurns } from './take-turns'

const MAX_BODY_BYTES = 256 * 1024
/** Meta puts up to 3 MB of receipts into one post, and repeats for days what is refused. */
const LONG_BODIES = new Map([['/api/messages/whatsapp', 3 * 1024 * 1024]])
const maxBytesOf = ({ req }: Context<AppEnv>): number => LONG_BODIES.get(req.path) ?? MAX_BODY_BYTES
/** These paths take files and have their own limits. */
export const TAKES_FILES = new Set([
  '/api/services/uploadFile',
  '/api/bloodtests/uploadFile',
  '/api/reports/uploadFile',
  '/api/pictures',
  '/api/releases',
])
const GROUPS = [
  brochureRoutes,
  catalogueRoutes,
  requestRoutes,
  paymentRoutes,
  messageRoutes,
  threadRoutes,
  caseRoutes,
  rosterRoutes,
  rateRoutes,
  quoteRoutes,
  planRoutes,
  shownQuoteRoutes,
  orderRoutes,
  selfServiceRoutes,
  myRoutes,
  sessionRoutes,
  factorRoutes,
  ownAccountRoutes,
  staffAccountRoutes,
  alarmRoutes,
  auditRoutes,
  staffRequestRoutes,
  bloodtestRoutes,
  recordSearchRoutes,
  moneyRoutes,
  boardRoutes,
  fileRoutes,
  reportRoutes,
  noteRoutes,
  slotPlanRoutes,
  nurseRoutes,
  laboratoryRoutes,
  callerRoutes,
  catalogueItemRoutes,
  pictureRoutes,
  sharingPictureRoutes,
  patientRoutes,
  daySheetRoutes,
  queueRoutes,
  releaseRoutes,
  clientErrorRoutes,
  healthRoutes,
]

/** Limits bodies by Content-Length, which Node enforces: measuring the body costs as much as a small call. */
function isShort(c: Context<AppEnv>): boolean {
  const { req } = c
  if (req.method === 'GET' || req.method === 'HEAD') return true
  return Number(req.header('content-length')) <= maxBytesOf(c) && !req.header('transfer-encoding')
}

/** Creates the whole BFF as a function from request to response. */
export function createBffApp(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { log } = deps.ctx
  const metrics = deps.metrics ?? createBffMetrics()
  const app = createRoutes()
  app.onError(onError(log))
  app.notFound((c) => problemResponse(c, new AppError('NOT_FOUND')))
  app.use(requestId({ limitLength: 64 }))
  if (deps.trace) app.use(deps.trace)
  app.use(observe(log, metrics))
  app.use(identifyClient(deps))
  app.use(takeTurns({ exempt: TAKES_FILES }))
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    if (deps.draining()) c.res.headers.set('Connection', 'close')
  })
  app.use((c, next) => {
    if (!isPlainPath(c.env?.incoming?.url ?? c.req.path)) throw new AppError('MALFORMED')
    return next()
  })
  app.use(
    secureHeaders({
      strictTransportSecurity: deps.secureCookies ? 'max-age=31536000; includeSubDomains' : false,
      referrerPolicy: 'same-origin',
      xFrameOptions: 'DENY',
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // Files, documents, shared pictures and problem pages bring policies of their own.
      overwrite: false,
    }),
  )
  const onTooLarge = () => {
    throw new AppError('TOO_LARGE')
  }
  app.use((c, next) =>
    TAKES_FILES.has(c.req.path) || isShort(c)
      ? next()
      : bodyLimit({ maxSize: maxBytesOf(c), onError: onTooLarge })(c, next),
  )
  for (const group of GROUPS) app.route('/', group(deps))
  addDocs(app)
  return app
}
