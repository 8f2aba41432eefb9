import type { PasskeyAssertion } from '@homecare/contract/second-factor'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import type { StaffPasskey } from '../../generated/prisma/client'
import { putChallenge, takeChallenge, type ChallengeHolder } from '../internal/challenges'
import { relyingParty } from '../internal/relying-party'
import { recordAndNotify } from './notify'

/** Starts a proof by passkey: the challenge that one of the account's passkeys has to sign. */
export async function passkeyRequest(
  ctx: Ctx,
  holder: ChallengeHolder,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const passkeys = await ctx.db.staffPasskey.findMany({ where: { userId: holder.userId, suspendedAt: null } })
  if (passkeys.length === 0) throw new AppError('ILLEGAL_TRANSITION', { detail: 'This account has no passkey.' })
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: 'required',
    // The library's types name the transports that it knows; browsers say others too.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a browser said is given back to it.
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports: transports as never })),
  })
  await putChallenge(ctx, holder, { purpose: 'use-passkey', value: options.challenge })
  return options
}

/** Throws INVALID_INPUT unless one of the account's passkeys has signed the open challenge, with its person verified. */
export async function verifyPasskey(
  ctx: Ctx,
  { holder, actor, response }: { holder: ChallengeHolder; actor: Actor; response: PasskeyAssertion },
): Promise<void> {
  const challenge = await takeChallenge(ctx, holder, 'use-passkey')
  if (challenge === null) throw refused('That took too long, or it was answered already. Try again.')
  const passkey = await ctx.db.staffPasskey.findUnique({ where: { credentialId: response.id } })
  if (!passkey || passkey.userId !== holder.userId || passkey.suspendedAt) throw refused()
  const counter = await signedCounter(ctx, { passkey, challenge, response })
  const { count } = await ctx.db.staffPasskey.updateMany({
    where: {
      id: passkey.id,
      suspendedAt: null,
      OR: [{ counter: { lt: counter } }, ...(counter === 0 ? [{ counter: 0 }] : [])],
    },
    data: { counter, lastUsedAt: ctx.now() },
  })
  if (count === 0) {
    await suspend(ctx, passkey, actor)
    throw refused('This passkey seems to be a copy of yours and was blocked. Log in in another way.')
  }
}

/** The number of uses that the passkey has signed. The library's own comparison is off: ours is one with the update. */
async function signedCounter(
  ctx: Ctx,
  { passkey, challenge, response }: { passkey: StaffPasskey; challenge: string; response: PasskeyAssertion },
): Promise<number> {
  const { id, origin } = relyingParty(ctx)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    })
    if (!verified) throw refused()
    return authenticationInfo.newCounter
  } catch {
    throw refused()
  }
}

/** A count that does not grow means that two devices have the key: the passkey is refused until its person replaces it. */
async function suspend(ctx: Ctx, passkey: StaffPasskey, actor: Actor): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.staffPasskey.updateMany({
      where: { id: passkey.id, suspendedAt: null },
      data: { suspendedAt: ctx.now() },
    })
    if (count === 0) return
    const detail = { name: passkey.name }
    await recordAndNotify(ctx, tx, { actor, userId: passkey.userId, event: 'passkey blocked', detail })
  })
}

const refused = (message = 'This passkey was not accepted. Try again, or log in in another way.') =>
  new AppError('INVALID_INPUT', { fields: { response: message } })
