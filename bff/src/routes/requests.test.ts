import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const request = (changes: object = {}) => ({
  fullName: 'Omar Said',
  email: 'omar@example.com',
  phoneNumber: '050-123 4567',
  date: '2026-03-05',
  service: 'Elderly Care',
  orderId: 'ORD-1',
  ...changes,
})

describe('an appointment request', () => {
  it('an appointment request returns 201 with its order id, and 409 for the same id with other content', async () => {
    const answer = await app.post('/api/send-email', request())
    expect([answer.status, await answer.json()]).toEqual([201, { orderId: 'ORD-1', status: 'Pending' }])
    expect(await app.ctx.db.serviceRequest.findMany()).toMatchObject([{ orderId: 'ORD-1', phoneNumber: '0501234567' }])
    expect((await app.post('/api/send-email', request({ fullName: 'Someone Else' }))).status).toBe(409)
  })

  it('an appointment request for a past day returns 422, and a contact request for one returns 201', async () => {
    expect((await app.post('/api/send-email', request({ orderId: 'ORD-2', date: '2026-03-02' }))).status).toBe(422)
    const contact = await app.post('/api/contact', request({ date: '2020-01-01', service: 'Nurses Visit' }))
    const [{ orderId } = { orderId: '' }] = await app.ctx.db.serviceRequest.findMany({ where: { kind: 'contact' } })
    expect([contact.status, await contact.json()]).toEqual([201, { orderId, status: 'received' }])
  })

  it('a request whose hidden field is filled, with however much, returns 201 like any other', async () => {
    const answer = await app.post('/api/send-email', request({ orderId: 'ORD-3', website: 'http://spam' }))
    expect([answer.status, await answer.json()]).toEqual([201, { orderId: 'ORD-3', status: 'Pending' }])
    expect(
      (await app.post('/api/contact', request({ service: 'Nurses Visit', website: 'x'.repeat(300) }))).status,
    ).toBe(201)
  })

  it('an appointment request without JavaScript is a form, and redirects to its own page but never to another site', async () => {
    const send = async (referer: string) => {
      const { orderId: _, ...rest } = request()
      const answer = await app.post('/api/send-email', new URLSearchParams(rest), { referer })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await send('http://localhost:3000/elderly-care?x=1')).toEqual([303, '/elderly-care#booked'])
    expect(await send('https://evil.example/elderly-care')).toEqual([303, '/#booked'])
    expect(await send('http://localhost:3000//evil.example/')).toEqual([303, '/evil.example/#booked'])
  })

  it('an invalid appointment request without JavaScript returns a page that lists the errors', async () => {
    const { orderId: _, ...rest } = request({ email: 'omar@', fullName: '<b>Omar</b>', service: '' })
    const before = await app.ctx.db.serviceRequest.count()
    const answer = await app.post('/api/send-email', new URLSearchParams(rest), { accept: 'text/html,*/*;q=0.8' })
    const page = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=UTF-8'])
    expect(page).toContain('<strong>Email:</strong> Enter an email address like name@example.com')
    expect(page).toContain('<strong>Service:</strong>')
    const [style = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(page) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toBe(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(await app.ctx.db.serviceRequest.count()).toBe(before)
  })

  it('the page for an invalid request from an Arabic page without JavaScript is Arabic and leads back to Arabic pages', async () => {
    const { orderId: _, ...rest } = request({ email: 'omar@', fullName: 'عمر', service: '' })
    const answer = await app.post('/api/send-email', new URLSearchParams(rest), {
      accept: 'text/html',
      referer: 'http://localhost:3000/ar/elderly-care',
    })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('<strong>البريد الإلكتروني:</strong> يرجى إدخال بريد إلكتروني مثل name@example.com')
    expect(page).toContain('<a href="/ar">')
    expect(page.slice(page.indexOf('<body>')).replace(/<[^>]*>|name@example\.com/g, '')).not.toMatch(/[A-Za-z]{2}/)
  })

  it('the number of appointment requests from one address is limited', async () => {
    const other = await createTestApp()
    const statuses: number[] = []
    let last: Response | undefined
    for (let n = 0; n < 61; n++) statuses.push((last = await other.post('/api/contact', {})).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(60)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    await other.close()
  })
})
