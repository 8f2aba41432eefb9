import { expect, test } from 'vitest'
import { PooledClient } from './pooled-client'

test('an error of a pooled connection without listeners does not end the process', () => {
  const client = new PooledClient()
  client.on('error', () => {})
  client.removeAllListeners()
  expect(client.emit('error', new Error('terminating connection due to unexpected postmaster exit'))).toBe(false)
})

test('an error of a pooled connection reaches its listeners', () => {
  const client = new PooledClient()
  const received: Error[] = []
  client.on('error', (error) => received.push(error))
  client.emit('error', new Error('gone'))
  expect(received.map(({ message }) => message)).toEqual(['gone'])
})
