import { z } from 'zod'
import { loginUser, role } from './staff'
import { line, typedDigits } from './text'

/** The ways to prove a login beside its password. */
export const factorWay = z.enum(['passkey', 'totp', 'recovery'])

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
}

/** What a browser answers when a passkey has signed a challenge (WebAuthn's AuthenticationResponseJSON). */
const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
})

/** What a browser answers when it has made a passkey (WebAuthn's RegistrationResponseJSON). */
const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[a-z-]+$/),
      )
      .max(10)
      .optional(),
  }),
})

/** Options for a browser's WebAuthn, in the form in which @simplewebauthn's functions take them. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

const totpCode = typedDigits
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that the app shows'))
const recoveryCode = typedDigits.min(1, 'Enter one of your recovery codes').max(40)

const byPasskey = z.object({ way: z.literal('passkey'), response: passkeyAssertion })
const byTotp = z.object({ way: z.literal('totp'), code: totpCode })
const byRecovery = z.object({ way: z.literal('recovery'), code: recoveryCode })

export const factorAnswer = z.discriminatedUnion('way', [byPasskey, byTotp, byRecovery])

/** A proof within an open session: the password or a factor. */
export const proofBody = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password: z.string().min(1, 'Enter your password').max(200) }),
  byPasskey,
  byTotp,
  byRecovery,
])

export const passkeyName = line.max(60, 'Use at most 60 characters')
export const addPasskeyBody = z.object({ name: passkeyName, response: passkeyAttestation })
export const renamePasskeyBody = z.object({ name: passkeyName })
export const newTotp = z.object({ secret: z.string(), uri: z.string() })
export const confirmTotpBody = z.object({ code: totpCode })

/** With the first factor of an account, its recovery codes: they are shown only now. */
export const addedFactor = z.object({ user: loginUser, recoveryCodes: z.array(z.string()) })
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const changeOwnPasswordBody = z.object({
  current: z.string().min(1, 'Enter your present password').max(200),
  password: z.string().min(12, 'Use at least 12 characters').max(200),
})

export const ownAccount = z
  .object({
    userName: z.string(),
    role,
    /** True if the account must have a second factor. */
    required: z.boolean(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        addedAt: z.string(),
        lastUsedAt: z.string().nullable(),
        /** True if it seems to be a copy: it is refused. */
        blocked: z.boolean(),
      }),
    ),
    totp: z.object({ addedAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
    /** The number of codes that were not used. */
    recoveryCodes: z.number().int(),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Browser and system; empty if unknown. */
        device: z.string(),
        /** The first half of the address. */
        address: z.string(),
        startedAt: z.string(),
        lastUsedAt: z.string(),
        current: z.boolean(),
      }),
    ),
    /** Until when sensitive steps need no new proof; null if they do. */
    provenUntil: z.string().nullable(),
  })
  .meta({ id: 'OwnAccount' })

export type FactorWay = z.infer<typeof factorWay>
export type FactorAnswer = z.output<typeof factorAnswer>
export type Proof = z.output<typeof proofBody>
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
export type AddPasskey = z.infer<typeof addPasskeyBody>
export type NewTotp = z.infer<typeof newTotp>
export type ChangeOwnPassword = z.infer<typeof changeOwnPasswordBody>
export type OwnAccount = z.infer<typeof ownAccount>
