import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from './app-env'
import { cameOverTls, clientAddress, identifyClient } from './client-address'

const app = (trustedProxies: string[]) =>
  new Hono<AppEnv>()
    .use(identifyClient({ trustedProxies }))
    .get('/', (c) => c.text(`${clientAddress(c)}${cameOverTls(c) ? ' over TLS' : ''}`))
const addressFor = async (socket: string, headers: Record<string, string> = {}, trusted = ['10.0.0.0/8', 'fd00::/8']) =>
  (await app(trusted).request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } })).text()

const forwardedFor = (list: string) => ({ 'x-forwarded-for': list })

describe('the client’s address', () => {
  it('the client’s address is the socket’s address, with an IPv4 address in IPv4 notation', async () => {
    expect(await addressFor('::ffff:198.51.100.7')).toBe('198.51.100.7')
    expect(await addressFor('::1')).toBe('::1')
  })

  it('the client’s address never comes from a header of an untrusted sender, even one on loopback or a private network', async () => {
    const headers = { ...forwardedFor('203.0.113.9'), 'x-forwarded-proto': 'https' }
    for (const socket of ['198.51.100.7', '127.0.0.1', '192.168.1.4'])
      expect(await addressFor(socket, headers)).toBe(socket)
  })

  it.each([
    ['10.0.0.3', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.3', '1.2.3.4, 203.0.113.9, 10.7.7.7', '203.0.113.9'],
    ['fd00::2', '2001:db8::7', '2001:db8::7'],
    ['::ffff:10.0.0.3', '::ffff:203.0.113.9', '203.0.113.9'],
    ['10.0.0.3', '<script>', '10.0.0.3'],
  ])(
    'behind the trusted proxy %s with X-Forwarded-For: %s the client’s address is %s',
    async (socket, list, address) => {
      expect(await addressFor(socket, forwardedFor(list))).toBe(address)
    },
  )

  it('the client is known to have come over TLS only if a trusted proxy says so', async () => {
    const headers = { ...forwardedFor('203.0.113.9'), 'x-forwarded-proto': 'https' }
    expect(await addressFor('10.0.0.3', headers)).toBe('203.0.113.9 over TLS')
  })
})
