import { createHash, randomBytes } from 'node:crypto'
import { deviceText } from '../process/device-text'
import type { Ctx } from '../process/context'
import { checkPhoneCode, spendPhoneCode } from './code'
import type { PhoneCodeLimits } from './limits'

const HOUR_MS = 3600_000
/** How long a browser stays open. */
const STAY_DAYS = 30

interface OpenSession {
  phoneNumber: string
  code: string
  /** For STAY_DAYS; otherwise for an hour. */
  stay: boolean
  from: string
  userAgent: string | undefined
  /** The browser's earlier sessions, which end. */
  oldTokens: readonly string[]
}

/** Opens the page of a phone's owner to a browser, for the code that was typed. Throws as `checkPhoneCode`. */
export async function openPhoneSession({
  ctx,
  limits,
  input,
}: {
  ctx: Ctx
  limits: PhoneCodeLimits
  input: OpenSession
}): Promise<{ token: string; expiresAt: Date }> {
  const { id, phone, email } = await checkPhoneCode({ ctx, limits, input })
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + (input.stay ? STAY_DAYS * 24 : 1) * HOUR_MS)
  await ctx.db.$transaction(async (tx) => {
    await spendPhoneCode(ctx, tx, id)
    const old = input.oldTokens.map(hashToken)
    await tx.phoneSession.updateMany({ where: { tokenHash: { in: old }, endedAt: null }, data: { endedAt: now } })
    await tx.phoneSession.create({
      data: {
        ...{ tokenHash: hashToken(token), phone, email, expiresAt },
        ...{ device: deviceText(input.userAgent), createdAt: now, lastSeenAt: now },
      },
    })
  })
  return { token, expiresAt }
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
