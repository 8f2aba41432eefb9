import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiate } from '../testing/bookings'
import { PDF, PNG } from '@homecare/server/testing/documents'
import { filesOf, upload } from '../testing/documents'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let admin: { cookie: string }
let id: string
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.login('admin')
  const { body } = await initiate(app)
  ;({ id } = await app.ctx.db.booking.findUniqueOrThrow({ where: { orderId: body.orderId } }))
})
afterAll(() => app.close())

async function stored(body: Uint8Array, name: string): Promise<string> {
  await upload(app, admin, { id, body, name })
  return (await filesOf(app, admin, id)).at(-1)!.filename
}

describe('a preview', () => {
  it.each([
    ['a picture', PNG, 'scan.png', 'image/png'],
    ['a PDF', PDF, 'report.pdf', 'application/pdf'],
  ])(
    'the preview of %s is inline, embeddable by our own pages only, and can run no script',
    async (_, body, name, type) => {
      const answer = await app.get(`/files/${await stored(body, name)}?preview=1`, admin)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; /)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toContain('script-src')
      expect(policy).toMatch(/; sandbox$/)
    },
  )

  it('a preview needs a session, and returns 422 for other values than 1', async () => {
    const filename = await stored(PNG, 'scan.png')
    expect((await app.get(`/files/${filename}?preview=1`)).status).toBe(401)
    expect((await app.get(`/files/${filename}?preview=2`, admin)).status).toBe(422)
  })

  it('every downloaded file is an attachment that no page can frame', async () => {
    const answer = await app.get(`/files/${await stored(PDF, 'a.pdf')}`, admin)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('removing a file', () => {
  const remove = (filename: string, reason: unknown, staff = admin) =>
    app.post(`/files/${filename}/remove`, { reason }, staff)

  it('removing a file returns 204, and the file returns 404 afterwards', async () => {
    const filename = await stored(PNG, 'wrong patient.png')
    expect((await remove(filename, 'Belongs to another order')).status).toBe(204)
    expect((await app.get(`/files/${filename}`, admin)).status).toBe(404)
    expect((await remove(filename, 'Once more')).status).toBe(404)
  })

  it('only an admin can remove a file, and only with a reason', async () => {
    const filename = await stored(PNG, 'a.png')
    for (const reason of ['', '  ', 'x', 7, undefined, 'y'.repeat(301)])
      expect((await remove(filename, reason)).status).toBe(422)
    for (const role of ['coordinator', 'viewer'] as const)
      expect((await remove(filename, 'A reason', await app.login(role))).status).toBe(403)
    for (const none of ['none.pdf', 'a%00b']) expect((await remove(none, 'A reason')).status).toBe(404)
    expect((await remove('..%2F..%2Fetc', 'A reason')).status).toBe(400)
  })
})
