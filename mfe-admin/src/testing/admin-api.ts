import { startApi } from '@homecare/remote-kit/testing/api'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { aPlan } from './plans'
import { aList } from './records'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** The API of the admin area in a test: `handlers` first, then a session with hours left and no nurses. */
export function startAdminApi(...handlers: Parameters<typeof startApi>) {
  const session = on('get', '/api/user/session', () =>
    ok({ userName: 'sara', role: 'coordinator' as const, idleUntil: inHours(1), endsAt: inHours(8) }),
  )
  const me = on('get', '/api/user/me', noConnection)
  // Each pending booking that is opened loads the nurses who could make its visit.
  const choices = on('get', '/api/bloodtests/{id}/nurses', () => ok({ choices: [] }))
  const careNurses = on('get', '/api/cases/{id}/nurses', () => ok({ nurses: [] }))
  const arrivals = on('get', '/api/bloodtests', () => ok(aList([])))
  const alerts = on('get', '/api/alarms', () => ok({ alarms: [] }))
  const threads = on('get', '/api/threads', () => ok({ threads: [], unread: 0 }))
  // Each unpaid booking that is opened loads its pay link.
  const payLink = on('get', '/api/bloodtests/{id}/pay-link', noConnection)
  // Each case that is opened loads its quotes and its plan.
  const quotes = on('get', '/api/cases/{id}/quotes', () => ok({ quotes: [] }))
  const plan = on('get', '/api/cases/{id}/plan', () => ok(aPlan({ rules: [] })))
  const statement = on('get', '/api/money/statement', () => ok({ comparedAt: null, open: 0, items: [] }))
  const { calls, ...api } = startApi(
    ...handlers,
    session,
    me,
    choices,
    careNurses,
    arrivals,
    alerts,
    threads,
    payLink,
    statement,
    quotes,
    plan,
  )
  return {
    ...api,
    /** The calls, without those that look for new bookings, alerts, messages and the own name: path without `/api` and query, body as text. */
    get calls() {
      const own = calls.filter(
        ({ method, path, query }) =>
          (!/^\/api\/bloodtests\b/.test(path) || query.get('limit') !== '20') &&
          (method !== 'GET' || !['/api/alarms', '/api/threads', '/api/user/me'].includes(path)),
      )
      return own.map(({ path, body, ...call }) => ({
        ...call,
        path: path.replace(/^\/api/, '').replace(/\?.*$/, ''),
        body: typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body),
      }))
    },
  }
}

export type AdminApi = ReturnType<typeof startAdminApi>
