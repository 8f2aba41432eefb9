import type { AddPasskey, PasskeyAssertion } from '@homecare/contract/second-factor'
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { factorMessages } from './messages'

const text = factorMessages.passkey

/** The device's answer, or why there is none. */
export type DeviceAnswer<T> = { response: T } | { refusal: string }

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn()

// The contract leaves the options open, since browser and library know their form. Of the answers the calls take what
// is verified.

export const makePasskey = (options: Record<string, unknown>): Promise<DeviceAnswer<AddPasskey['response']>> =>
  answered(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server makes them with the same library.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    }
  })

export const signWithPasskey = (options: Record<string, unknown>): Promise<DeviceAnswer<PasskeyAssertion>> =>
  answered(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server makes them with the same library.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const { id, rawId, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    }
  })

async function answered<T>(call: () => Promise<T>): Promise<DeviceAnswer<T>> {
  try {
    return { response: await call() }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return text.known
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return text.canceled
  return name === 'InvalidStateError' ? text.known : text.failed
}
