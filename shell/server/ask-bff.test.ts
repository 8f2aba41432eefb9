import { expect, test } from 'vitest'
import { createAskBff } from './ask-bff'

test('an API that can’t be reached is an error with the address and the reason', async () => {
  await expect(createAskBff('http://127.0.0.1:2')('/api/x', { withinMs: 5_000 })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:2\/api\/x did not answer: connect ECONNREFUSED/,
  )
})
