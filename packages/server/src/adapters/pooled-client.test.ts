import { expect, test } from 'vitest'
import { PooledClient } from './pooled-client'

test('an error of a connection whose owner took all listeners away does not end the process', () => {
  const client = new PooledClient()
  client.on('error', () => {})
  client.removeAllListeners()
  expect(client.emit('error', new Error('terminating connection due to unexpected postmaster exit'))).toBe(false)
})

test('an error reaches who listens', () => {
  const client = new PooledClient()
  const heard: Error[] = []
  client.on('error', (error) => heard.push(error))
  client.emit('error', new Error('gone'))
  expect(heard.map(({ message }) => message)).toEqual(['gone'])
})
