import { getResponse, http, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { forgetServerTime } from '../server-clock'
import { recordOf, TEST_ORIGIN, type ApiCall } from './handlers'
import { visitorHandlers } from './visitor-handlers'

/** The API in a test: `handlers` first, then what visitors' calls answer by default. Records the calls. */
export function startApi(...handlers: HttpHandler[]) {
  const calls: ApiCall[] = []
  let current = [...handlers, ...visitorHandlers()]
  const server = setupServer(
    http.all('*', async ({ request }) => {
      // Pages ask for the server's time, which is the test's.
      if (request.method === 'HEAD') return new Response(null, { headers: { date: new Date().toUTCString() } })
      calls.push(await recordOf(request.clone()))
      const response = await getResponse(current, request)
      if (!response) throw new Error(`no handler for ${request.method} ${request.url}: pass on(...) to startApi()`)
      return response
    }),
  )
  server.listen({ onUnhandledFrame: 'error' })
  return {
    apiBase: `${TEST_ORIGIN}/api`,
    calls,
    /** From now on these come first. */
    use: (...more: HttpHandler[]) => void (current = [...more, ...current]),
    close() {
      server.close()
      // The answers told it; the next file of tests in this process may have a clock of its own.
      forgetServerTime()
    },
  }
}

export type TestApi = ReturnType<typeof startApi>
