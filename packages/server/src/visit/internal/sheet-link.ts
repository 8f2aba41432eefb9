import { nurseName } from '@homecare/domain/nurse'
import { createHash, createHmac } from 'node:crypto'
import { AppError } from '../../process/app-error'
import { acceptedSecrets } from '../../process/accepted-secrets'
import type { Ctx, Settings } from '../../process/context'
import type { DaySheetLink } from '../../generated/prisma/client'
import type { RateLimit } from '../../process/rate-limit'

const TOKEN_BYTES = 24
/** Derived from the secret, so that neither the database nor a queue has it. */
export const sheetToken = (secret: string, linkId: string): string =>
  createHmac('sha256', secret).update(`day sheet\0${linkId}`).digest().subarray(0, TOKEN_BYTES).toString('base64url')

/** The token is the fragment, which browsers do not send. */
export const sheetUrl = (publicUrl: string, token: string): string => `${publicUrl}/day-sheet#${token}`

/** The address of a link that was stored; null where its token was made with a secret that is not accepted any more. */
export function urlOfLink(
  settings: Pick<Settings, 'secret' | 'previousSecrets' | 'publicUrl'>,
  { id, tokenHash }: Pick<DaySheetLink, 'id' | 'tokenHash'>,
): string | null {
  const token = acceptedSecrets(settings)
    .map((secret) => sheetToken(secret, id))
    .find((each) => hashSheetToken(each) === tokenHash)
  return token === undefined ? null : sheetUrl(settings.publicUrl, token)
}

export const hashSheetToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A link to a day's sheet with the name of its nurse, if it is for one. */
export type SheetLink = DaySheetLink & { nurseName: string | null }

/**
 * The link of a token that has not been revoked; it may have ended. An unknown or revoked one throws NOT_FOUND, and
 * only these are counted, so that nobody with a valid link is limited by others' attempts. Throws RATE_LIMITED.
 */
export async function findSheetLink(
  ctx: Ctx,
  limit: Pick<RateLimit, 'take'>,
  { token, from, graceMs = 0 }: { token: string; from: string; graceMs?: number },
): Promise<SheetLink> {
  const link = await ctx.db.daySheetLink.findUnique({ where: { tokenHash: hashSheetToken(token) } })
  if (!link || link.revokedAt || link.expiresAt.getTime() + graceMs <= ctx.now().getTime()) {
    await limit.take(from)
    throw new AppError('NOT_FOUND')
  }
  const nurse = link.nurseId ? await ctx.db.nurse.findUnique({ where: { id: link.nurseId } }) : null
  return { ...link, nurseName: nurse && nurseName(nurse) }
}
