import { expect, test } from 'vitest'
import { isPlainPath } from './request-path'

test.each([
  '/',
  '/api/catalogue',
  '/api/slots?date=../x&next=%2e%2e%2f',
  '/selectdate%26time',
  '/files/report..v2.pdf',
  '/.well-known/security.txt',
  '/api/orders/ORD-20261122-1/receipt.pdf',
])('the request path %s is plain', (path) => expect(isPlainPath(path)).toBe(true))

test.each([
  '/api/../metrics',
  '/api/..',
  '/./metrics',
  '/api/%2e%2e/metrics',
  '/api/%2E./metrics',
  '/api/.%2e/metrics',
  '/api/..%2fmetrics',
  '/api%2Fcatalogue',
  '/api/..\\metrics',
  '/api/%5c../metrics',
  '/api/%252e%252e/metrics',
  '/api/%25252e%25252e/metrics',
  '/api/%00',
  'http://elsewhere.example/api/catalogue',
  '*',
])('the request path %s is not plain', (path) => expect(isPlainPath(path)).toBe(false))
