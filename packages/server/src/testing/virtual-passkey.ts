import type { AddPasskey, PasskeyAssertion } from '@homecare/contract/second-factor'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

interface Signing {
  challenge: string
  origin?: string
  rpId?: string
  /** False for a device that did not check who holds it. */
  verified?: boolean
  /** What the device has counted; one more than the last time by default. */
  counter?: number
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A passkey as a device has it, in software: it makes what a browser would send. */
export function virtualPasskey({ counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0

  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Signing) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (
    { rpId = 'localhost', verified = true, counter }: Signing,
    flags = 0,
    rest = Buffer.alloc(0),
  ) => {
    const head = Buffer.alloc(5)
    head[0] = PRESENT | (verified ? VERIFIED : 0) | flags
    head.writeUInt32BE(counter ?? (counts ? ++uses : 0), 1)
    return Buffer.concat([sha256(rpId), head, rest])
  }
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: credential.id,
    create(signing: Signing): AddPasskey['response'] {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(signing, HAS_KEY, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        ...{ ...credential, clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData('webauthn.create', signing).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(signing: Signing): PasskeyAssertion {
      const client = clientData('webauthn.get', signing)
      const data = authenticatorData(signing)
      return {
        ...{ ...credential, clientExtensionResults: {} },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}

export type VirtualPasskey = ReturnType<typeof virtualPasskey>
