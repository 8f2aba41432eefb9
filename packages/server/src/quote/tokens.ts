import { createHmac, timingSafeEqual } from 'node:crypto'
import { acceptedSecrets, type Signers } from '../process/accepted-secrets'

interface TokenSubject {
  id: string
  accessKey: string
}

/** Opens one quote to a family: a MAC over its id and random access key, 43 characters. A new access key revokes it. */
export const quoteToken = (secret: string, { id, accessKey }: TokenSubject): string =>
  createHmac('sha256', secret).update(`quote\0${id}\0${accessKey}`).digest('base64url')

export const isQuoteToken = (signers: Signers, quote: TokenSubject, token: string): boolean =>
  acceptedSecrets(signers).some((secret) => {
    const [given, wanted] = [Buffer.from(token), Buffer.from(quoteToken(secret, quote))]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
