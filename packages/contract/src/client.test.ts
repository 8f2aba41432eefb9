import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { BodyOf, ResponseOf } from './call-types'
import { createClient, type CallOptions, type ClientOptions } from './client'
import type { Problem } from './problem'
import type { RequestDetail } from './staff'

const PROBLEM: Problem = { code: 'CONFLICT', title: 'Changed', status: 409 }

/** A client whose server sends the scripted responses, and the received requests. */
function clientFor(answer: (request: Request) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const fake: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    return answer(request)
  }
  return { api: createClient({ baseUrl: 'https://care.example', fetch: fake, ...options }), requests }
}

describe('requests', () => {
  it('a request has its parameters encoded in the path, followed by the query', async () => {
    const { api, requests } = clientFor(() => Response.json({}))
    await api.get('/api/orders/{orderId}', { params: { orderId: 'a/b' }, query: { token: 'x&y' } })
    expect(requests[0]?.url).toBe('https://care.example/api/orders/a%2Fb?token=x%26y')
  })

  it('a request omits undefined parameters of the query', async () => {
    const { api, requests } = clientFor(() => Response.json({}))
    await api.get('/api/services', { query: { search: undefined, limit: 50 } })
    expect(requests[0]?.url).toBe('https://care.example/api/services?limit=50')
  })

  it('a request sends its body as JSON with the headers of the call', async () => {
    const { api, requests } = clientFor(() => Response.json({}))
    const body = { userName: 'admin', password: 'secret' }
    await api.post('/api/user/login', { body, headers: { 'idempotency-key': 'draft-0001' } })
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(requests[0]?.headers.get('idempotency-key')).toBe('draft-0001')
    expect(await requests[0]?.json()).toEqual(body)
  })

  it('a request sends a form as multipart', async () => {
    const { api, requests } = clientFor(() => Response.json({}))
    const form = new FormData()
    form.set('service', '{}')
    await api.post('/api/services/uploadFile', { form })
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('a request sends the cached ETag and the header of a background call', async () => {
    const { api, requests } = clientFor(() => new Response(null, { status: 304 }))
    const result = await api.get('/api/user/session', { etag: 'W/"1"', background: true })
    expect(requests[0]?.headers.get('if-none-match')).toBe('W/"1"')
    expect(requests[0]?.headers.get('x-background')).toBe('1')
    expect(result).toEqual({ ok: false, status: 304, problem: null, retryAfterSeconds: null })
  })

  it('a request uses the fetch function of its call', async () => {
    const { api, requests } = clientFor(() => Response.json({}))
    const other = vi.fn<typeof fetch>(async () => Response.json({ userName: 'zoe', role: 'viewer' }))
    expect(await api.get('/api/user/me', { fetch: other })).toMatchObject({ ok: true, data: { userName: 'zoe' } })
    expect(requests).toEqual([])
  })
})

describe('results', () => {
  it('a result has the data, the ETag and the server’s time', async () => {
    const headers = { etag: 'W/"2"', date: 'Sun, 22 Nov 2026 18:00:00 GMT' }
    const { api } = clientFor(() => Response.json({ userName: 'zoe', role: 'viewer' }, { headers }))
    expect(await api.get('/api/user/me')).toEqual({
      ...{ ok: true, status: 200, data: { userName: 'zoe', role: 'viewer' } },
      ...{ etag: 'W/"2"', serverTime: Date.UTC(2026, 10, 22, 18) },
    })
  })

  it('a result has null as data when the response has no body', async () => {
    const { api } = clientFor(() => new Response(null, { status: 204 }))
    const result = await api.delete('/api/day-sheet/links/{id}', { params: { id: '1' } })
    expect(result).toMatchObject({ ok: true, status: 204, data: null })
  })

  it('a result has the problem and the seconds of Retry-After', async () => {
    const { api } = clientFor(() => Response.json(PROBLEM, { status: 429, headers: { 'retry-after': '7' } }))
    const result = await api.post('/api/user/logout')
    expect(result).toEqual({ ok: false, status: 429, problem: PROBLEM, retryAfterSeconds: 7 })
  })

  it('a result with status 401 reports that the session has ended', async () => {
    const onUnauthenticated = vi.fn<() => void>()
    const { api } = clientFor(() => Response.json({ ...PROBLEM, code: 'UNAUTHENTICATED' }, { status: 401 }), {
      onUnauthenticated,
    })
    expect(await api.get('/api/user/me')).toMatchObject({ ok: false, status: 401 })
    expect(onUnauthenticated).toHaveBeenCalledOnce()
  })

  const noResponse = { ok: false, status: 0, problem: null, retryAfterSeconds: null }
  const never: typeof fetch = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.throwIfAborted()
      init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')))
    })

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers with a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a proxy answers with JSON of its own', () => Response.json({ message: 'no upstream' }, { status: 502 })],
    ['a portal answers 200 with a page', () => new Response('<h1>Log in to the network</h1>')],
  ])('a result has status 0 and no problem when %s', async (_, answer) => {
    expect(await clientFor(answer).api.get('/api/catalogue')).toEqual(noResponse)
  })

  it('a result has status 0 after the timeout and after the caller aborts', async () => {
    const api = createClient({ baseUrl: '', fetch: never })
    expect(await api.get('/api/catalogue', { timeoutMs: 1 })).toEqual(noResponse)
    expect(await api.get('/api/catalogue', { signal: AbortSignal.abort() })).toEqual(noResponse)
  })
})

it('the URL of a download contains its parameters and query', () => {
  const { url } = createClient({ baseUrl: '' })
  expect(url('/api/bloodtests.csv', { query: { search: 'Zoë' } })).toBe('/api/bloodtests.csv?search=Zo%C3%AB')
  expect(url('/files/{filename}', { params: { filename: 'a b.pdf' } })).toBe('/files/a%20b.pdf')
})

/** This function is never called: the compiler checks it. */
async function compiles() {
  const { get, post, url } = createClient({ baseUrl: '' })
  const signal: CallOptions = {}

  const record = await get('/api/services/{id}', { params: { id: '1' }, ...signal })
  if (record.ok) expectTypeOf(record.data).toEqualTypeOf<RequestDetail>()
  const one = 'services' as 'services' | 'bloodtests'
  const either = await get(`/api/${one}/{id}`, { params: { id: '1' } })
  if (either.ok) expectTypeOf(either.data.orderId).toEqualTypeOf<string>()
  expectTypeOf<ResponseOf<'post', '/api/user/logout'>>().toEqualTypeOf<null>()
  expectTypeOf<BodyOf<'post', '/api/user/login'>>().toEqualTypeOf<{ userName: string; password: string }>()
  await post('/api/catalogue-items/{kind}/{id}', {
    params: { kind: 'test', id: 7 },
    // @ts-expect-error the body of another call
    body: { userName: 'admin' },
  })

  // @ts-expect-error no such path
  await get('/api/nothing')
  // @ts-expect-error the path has another method
  await get('/api/user/logout')
  // @ts-expect-error a file is a link, see url()
  await get('/api/bloodtests.csv')
  // @ts-expect-error the parameters are missing
  await get('/api/services/{id}')
  // @ts-expect-error another parameter
  await get('/api/services/{id}', { params: { orderId: '1' } })
  // @ts-expect-error the query is missing
  await get('/api/slots')
  // @ts-expect-error no such sort
  await get('/api/services', { query: { sort: 'name' } })
  // @ts-expect-error the body is missing
  await post('/api/user/login')
  // @ts-expect-error the password is missing
  await post('/api/user/login', { body: { userName: 'admin' } })
  // @ts-expect-error this call takes a form, not JSON
  await post('/api/services/uploadFile', { body: {} })
  // @ts-expect-error a GET has no body
  await get('/api/catalogue', { body: {} })
  // @ts-expect-error no such filter
  url('/api/bloodtests.csv', { query: { order: 'x' } })
}
void compiles
