import type { Proof } from '@homecare/contract/second-factor'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import type { LiveSession } from './current'
import type { FactorLimits } from './factor/limits'
import { verifyFactor } from './factor/verify'
import { passkeyRequest } from './factor/verify-passkey'
import { factorWays } from './factor/ways'
import { isProven } from './internal/sessions'
import { verifyOwnPassword } from './internal/verify-own-password'

/** Throws PROOF_REQUIRED, with the account's ways, unless the person has given the password or a factor in the last minutes. */
export async function requireProof({
  ctx,
  session,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>
  session: LiveSession
}): Promise<void> {
  if (isProven(session.provenAt, ctx.now())) return
  throw new AppError('PROOF_REQUIRED', { ways: await factorWays(ctx.db, session.staff.id) })
}

interface Caller {
  ctx: Ctx
  session: LiveSession
}

/** Proves once more who uses the session, by password or factor, for the sensitive steps of the next minutes. */
export async function prove({
  ctx,
  limits,
  session,
  actor,
  input,
}: Caller & { limits: FactorLimits; actor: Actor; input: Proof }): Promise<void> {
  const { tokenHash, staff } = session
  if (input.way === 'password') await verifyOwnPassword({ ctx, limits, session, actor, password: input.password })
  else await verifyFactor({ ctx, limits, holder: { tokenHash, userId: staff.id }, actor, input })
  await ctx.db.staffSession.updateMany({ where: { tokenHash }, data: { provenAt: ctx.now() } })
}

/** The challenge of a proof by passkey. */
export const requestProofPasskey = ({ ctx, session }: Caller): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  passkeyRequest(ctx, { tokenHash: session.tokenHash, userId: session.staff.id })
