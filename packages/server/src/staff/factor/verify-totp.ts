import { staffTime } from '@homecare/domain/clock'
import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'
import { seal, unseal } from '../internal/seal'
import { totpStep } from '../internal/totp'

/** Throws INVALID_INPUT unless this is a code of the account's app that was not used yet. */
export async function verifyTotp(ctx: Ctx, { userId, code }: { userId: string; code: string }): Promise<void> {
  const { db, settings, now } = ctx
  const totp = await db.staffTotp.findUnique({ where: { userId } })
  if (!totp) throw wrongCode(now())
  const secret = unseal(settings, userId, totp.sealedSecret)
  if (!secret)
    throw refused('The server can’t check codes of this app any more. Log in in another way, then set it up again.')
  const step = totpStep(secret.text, code, now())
  if (step === null) throw wrongCode(now())
  const { count } = await db.staffTotpStep.createMany({ data: { userId, step }, skipDuplicates: true })
  if (count === 0) throw refused('This code was used already. Wait for the next one.')
  const sealedSecret = secret.isOld ? { sealedSecret: seal(settings, userId, secret.text) } : {}
  await db.staffTotp.updateMany({ where: { userId }, data: { lastUsedAt: now(), ...sealedSecret } })
}

/** Codes follow the clocks of server and phone, so the sentence says what the server's is. */
export const wrongCode = (now: Date): AppError =>
  refused(
    `This code is not right. Codes follow the clock: here it is ${staffTime(now)} in Dubai. ` +
      'If your phone shows another time, let it set its clock by itself; if the time here is wrong, tell an admin and use a recovery code.',
  )

const refused = (message: string) => new AppError('INVALID_INPUT', { fields: { code: message } })
