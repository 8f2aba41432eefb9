import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from './app-env'
import { clientAddress } from './client-address'

const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c)))
const seen = async (socket: string, noted?: string) => {
  const env = { incoming: { socket: { remoteAddress: socket } } }
  return (await app.request('/', noted ? { headers: { 'x-forwarded-for': noted } } : {}, env)).text()
}

describe('the caller’s address', () => {
  it.each([
    ['::ffff:198.51.100.7', undefined, '198.51.100.7'],
    ['::ffff:127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '2001:db8::7', '2001:db8::7'],
    ['::1', undefined, '::1'],
  ])('%s, noted as %s, is %s: an IPv4 address is written as one', async (socket, noted, address) => {
    expect(await seen(socket, noted)).toBe(address)
  })

  it('is what the front door noted last, and never what a caller from outside claims', async () => {
    expect(await seen('10.0.0.3', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9')
    expect(await seen('::ffff:198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
    expect(await seen('127.0.0.1', '<script>')).toBe('127.0.0.1')
  })
})
