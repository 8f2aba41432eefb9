import { acceptedSecrets } from '../process/accepted-secrets'
import type { Role } from '@homecare/domain/roles'
import type { Ctx } from '../process/context'
import type { TokenPurpose } from '../generated/prisma/client'
import { hashStaffLink, staffLinkToken, staffLinkUrl } from './staff-link'

/**
 * Finds a link to set a password, with its account; null if it was used, replaced or expired, or the account is
 * disabled.
 */
export async function findUsableStaffLink({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { userId: string; linkId: string }
}): Promise<{ userName: string; role: Role; purpose: TokenPurpose; url: string } | null> {
  // One that waited for its email while the secret was changed was made with the secret before.
  const tokens = new Map(
    acceptedSecrets(ctx.settings)
      .map((secret) => staffLinkToken(secret, input))
      .map((token) => [hashStaffLink(token), token]),
  )
  const link = await ctx.db.staffToken.findFirst({
    where: { tokenHash: { in: [...tokens.keys()] } },
    include: { user: true },
  })
  const token = tokens.get(link?.tokenHash ?? '')
  if (!link || token === undefined || link.usedAt || link.expiresAt <= ctx.now() || link.user.disabledAt) return null
  const { userName, role } = link.user
  return { userName, role, purpose: link.purpose, url: staffLinkUrl(ctx.settings.publicUrl, token) }
}
