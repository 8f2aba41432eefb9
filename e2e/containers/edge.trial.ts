import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { expect, test } from 'playwright/test'

let session: ClientHttp2Session
test.beforeAll(() => {
  // The certificate is of the edge's own authority here.
  session = connect(process.env.SITE_URL ?? '', { rejectUnauthorized: false })
})
test.afterAll(() => session.close())

/** The headers of an answer over HTTP/2. */
const get = (
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingHttpHeaders & { ':status'?: number }> =>
  new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers })
    stream.once('response', resolve).once('error', reject)
    stream.resume().end()
  })

test('the edge speaks HTTP/2, offers HTTP/3, and passes a page on as the document server compressed it', async () => {
  const answer = await get('/', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
  expect(answer['alt-svc']).toContain('h3=')
})

test('the edge sends a visitor without TLS to the same address with TLS', async () => {
  const answer = await fetch(`${process.env.PLAIN_URL}/contact`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toMatch(/^https:\/\/localhost\/contact$/)
})

test('one visitor who claims to be many is still counted as one', async () => {
  const claims = Array.from({ length: 240 }, (_, at) =>
    get('/api/catalogue', { 'x-forwarded-for': `198.51.100.${at}` }),
  )
  const statuses = (await Promise.all(claims)).map((answer) => answer[':status'])
  expect(statuses).toContain(200)
  expect(statuses).toContain(429)
})

test('a body beyond every limit is refused, and the next call is answered', async () => {
  const answer = await get('/api/payment/response', {
    ':method': 'POST',
    'content-length': String(100 * 1024 * 1024),
  }).catch(() => ({ ':status': 413 }))
  expect(answer[':status']).toBe(413)
  expect((await get('/'))[':status']).toBe(200)
})
