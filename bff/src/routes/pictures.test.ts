import type { Pictures } from '@homecare/contract/pictures'
import { PDF } from '@homecare/server/testing/documents'
import { photograph } from '@homecare/server/testing/photographs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp()
  staff = await app.login('admin')
})
afterAll(() => app.close())

const TEXTS = { kind: 'rooms', caption: 'Treatment room', role: '', alt: 'A bright room with a couch' }
function add(body: Uint8Array, texts: object | string = TEXTS): Promise<Response> {
  const form = new FormData()
  form.set('picture', typeof texts === 'string' ? texts : JSON.stringify(texts))
  form.set('file', new File([new Uint8Array(body)], 'room.jpg'))
  return app.post('/api/pictures', form, staff)
}
const shown = async () => ((await (await app.get('/api/pictures')).json()) as Pictures).pictures

it('a picture is public under an address that is kept for a year, as what it is and nothing else', async () => {
  const answer = await add(await photograph({ width: 500, height: 400 }))
  expect(answer.status).toBe(200)
  const [picture] = await shown()
  expect(picture).toMatchObject({ kind: 'rooms', role: null, width: 480, height: 384, widths: [480] })
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['jpg', 'image/jpeg'],
  ]) {
    const file = await app.get(`/pictures/${picture?.key}-480.${format}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(Number(file.headers.get('content-length'))).toBe((await file.arrayBuffer()).byteLength)
  }
})

it('the list of pictures has an ETag by which a page asks whether it has changed', async () => {
  const first = await app.get('/api/pictures')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect((await app.get('/api/pictures', { 'if-none-match': etag })).status).toBe(304)
  const [picture] = await shown()
  const change = { caption: 'Waiting room', role: null, alt: 'Two chairs' }
  expect((await app.post(`/api/pictures/${picture?.key}`, change, staff)).status).toBe(200)
  expect((await app.get('/api/pictures', { 'if-none-match': etag })).status).toBe(200)
})

it.each(['x.jpg', `${'0'.repeat(32)}-480.svg`, '..%2Fuploads%2Fa.pdf', `${'0'.repeat(32)}-480.jpg%00`])(
  'nothing but files of pictures is public: /pictures/%s',
  async (file) => {
    expect([400, 404, 422]).toContain((await app.get(`/pictures/${file}`)).status)
  },
)

it('a picture without an alternative text, or of another kind, is refused with the field’s name', async () => {
  const body = await photograph({ width: 600, height: 400 })
  const answer = await add(body, { ...TEXTS, alt: ' ', kind: 'patients' })
  expect(answer.status).toBe(422)
  expect(Object.keys(((await answer.json()) as { fields: object }).fields).sort()).toEqual(['alt', 'kind'])
  expect((await add(body, 'no JSON')).status).toBe(422)
})

it('a file that is no picture is refused with 415', async () => {
  expect((await add(PDF)).status).toBe(415)
})

it('a removed picture is off the list immediately', async () => {
  const [picture] = await shown()
  const answer = await app.delete(`/api/pictures/${picture?.key}`, staff)
  expect(await answer.json()).toEqual({ pictures: [] })
  expect((await app.delete(`/api/pictures/${picture?.key}`, staff)).status).toBe(404)
})
