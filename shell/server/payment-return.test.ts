import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { afterEach, expect, test } from 'vitest'
import { createReverseProxy } from './reverse-proxy'
import { createProblemPages } from './problem-page'

const servers: Server[] = []

async function listen(server: Server, port = 0): Promise<string> {
  servers.push(server)
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function end(server: Server | undefined): Promise<void> {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
}

afterEach(async () => {
  for (const server of servers.splice(0)) await end(server)
})

const bff = () =>
  createServer(async (incoming, response) => {
    const form = new URLSearchParams(await text(incoming))
    response.writeHead(303, { location: `/paymentStatus?of=${form.get('orderNo')}&${form.get('encResp')}` }).end()
  })

const startProxy = (bffUrl: string) =>
  listen(
    createReverseProxy({
      bffUrls: [bffUrl],
      publicUrl: 'http://care.example',
      pages: (_, response) => response.end('a page'),
      problemPages: createProblemPages({ profile: sampleProfile, ink: 'canvastext', background: 'canvas' }),
    }),
  )

const BROWSER = { accept: 'text/html,application/xhtml+xml', 'content-type': 'application/x-www-form-urlencoded' }
const comeBack = (site: string, body: URLSearchParams) =>
  fetch(`${site}/api/payment/response`, { method: 'POST', headers: BROWSER, body, redirect: 'manual' })

test('a return from the card page while the BFF is down gets a page that resubmits its form when the BFF is available', async () => {
  const place = await listen(bff())
  const site = await startProxy(place)
  await end(servers.shift())
  const posted = new URLSearchParams({ encResp: 'ab12', orderNo: 'ORD-1"><script>', crossSell: 'x' })
  const answer = await comeBack(site, posted)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toContain('unsafe-inline')
  const page = await answer.text()
  expect(page).toContain('Your payment is being looked into')
  expect(page).toContain('nothing needs paying again')
  expect(page).toContain(sampleProfile.phone)
  expect(page).not.toContain('<script>')

  await listen(bff(), Number(new URL(place).port))
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const held = fields.map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<'),
  ])
  expect(held).toEqual([
    ['encResp', 'ab12'],
    ['orderNo', 'ORD-1"><script>'],
  ])
  const response = await comeBack(site, new URLSearchParams(held))
  expect([response.status, response.headers.get('location')]).toEqual([303, '/paymentStatus?of=ORD-1"><script>&ab12'])
})

test('while the BFF is down a person who opens one of its URLs gets a page, and a script gets a problem', async () => {
  const site = await startProxy('http://127.0.0.1:9')
  const page = await fetch(`${site}/api/orders/ORD-1/receipt.pdf?token=a`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('href="/api/orders/ORD-1/receipt.pdf?token=a"')
  const problem = await fetch(`${site}/api/orders/ORD-1`, { headers: { accept: 'application/json' } })
  expect(problem.headers.get('content-type')).toBe('application/problem+json')
})
