import type { AddPasskey } from '@homecare/contract/second-factor'
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import { AppError } from '../../process/app-error'
import { recordId } from '../../database/record-id'
import type { Actor, Ctx } from '../../process/context'
import type { LiveSession } from '../current'
import { putChallenge, takeChallenge } from '../internal/challenges'
import type { LoginBrowser } from '../internal/open-session'
import { relyingParty } from '../internal/relying-party'
import { addFactor, type AddedFactor } from './holder'

const MAX_PASSKEYS = 10
/** ES256, EdDSA and RS256. Every device has one of them; the library's own list has one that Node warns of. */
const ALGORITHMS = [-7, -8, -257]

interface Caller {
  ctx: Ctx
  session: LiveSession
}

const holderOf = ({ tokenHash, staff }: LiveSession) => ({ tokenHash, userId: staff.id })

/** What a browser needs to make a passkey for this account. */
export async function requestNewPasskey({ ctx, session }: Caller): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id: userId, userName } = session.staff
  const own = await ctx.db.staffPasskey.findMany({ where: { userId }, select: { credentialId: true } })
  if (own.length >= MAX_PASSKEYS)
    throw new AppError('ILLEGAL_TRANSITION', { detail: `An account has ${MAX_PASSKEYS} passkeys at most.` })
  const { id: rpID, name: rpName } = relyingParty(ctx)
  const options = await generateRegistrationOptions({
    ...{ rpID, rpName, userName, userID: new TextEncoder().encode(userId), attestationType: 'none' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await putChallenge(ctx, holderOf(session), { purpose: 'add-passkey', value: options.challenge })
  return options
}

/** Adds the passkey that a browser has made. Throws INVALID_INPUT if it does not answer the open challenge. */
export async function addPasskey({
  ctx,
  session,
  actor,
  browser,
  input,
}: Caller & { actor: Actor; browser: LoginBrowser; input: AddPasskey }): Promise<AddedFactor> {
  const challenge = await takeChallenge(ctx, holderOf(session), 'add-passkey')
  if (challenge === null) throw refused('That took too long, or it was done already. Try again.')
  const { credential } = await verifiedRegistration(ctx, challenge, input)
  const passkey = {
    ...{ userId: session.staff.id, credentialId: credential.id, name: input.name, createdAt: ctx.now() },
    ...{ publicKey: Buffer.from(credential.publicKey), counter: credential.counter },
    transports: input.response.response.transports ?? [],
  }
  return addFactor(ctx, {
    ...{ session, actor, browser, way: 'passkey', event: 'passkey added' },
    async store(tx) {
      const { count } = await tx.staffPasskey.createMany({ data: passkey, skipDuplicates: true })
      if (count === 0) throw new AppError('CONFLICT', { detail: 'This passkey is added already.' })
    },
  })
}

async function verifiedRegistration(
  ctx: Ctx,
  challenge: string,
  { response }: AddPasskey,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  const { id, origin } = relyingParty(ctx)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (registrationInfo) return registrationInfo
  } catch {
    // The library throws an error of its own for each thing that does not fit.
  }
  throw refused('This passkey was not accepted. Try again, with another device or browser.')
}

/** Gives one of the own passkeys another name. */
export async function renamePasskey({
  ctx,
  session,
  input,
}: Caller & { input: { id: string; name: string } }): Promise<void> {
  const { count } = await ctx.db.staffPasskey.updateMany({
    where: { id: recordId(input.id), userId: session.staff.id },
    data: { name: input.name },
  })
  if (count === 0) throw new AppError('NOT_FOUND')
}

const refused = (message: string) => new AppError('INVALID_INPUT', { fields: { response: message } })
