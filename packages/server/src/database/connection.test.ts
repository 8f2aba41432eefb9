import { expect, test } from 'vitest'
import { Connection } from './connection'
import { WAITS } from './waits'

test('an error of a connection without listeners does not end the process', () => {
  const client = new Connection({ wait: WAITS.person })
  client.on('error', () => {})
  client.removeAllListeners()
  expect(client.emit('error', new Error('terminating connection due to unexpected postmaster exit'))).toBe(false)
})

test('an error of a connection reaches its listeners', () => {
  const client = new Connection({ wait: WAITS.person })
  const received: Error[] = []
  client.on('error', (error) => received.push(error))
  client.emit('error', new Error('gone'))
  expect(received.map(({ message }) => message)).toEqual(['gone'])
})
