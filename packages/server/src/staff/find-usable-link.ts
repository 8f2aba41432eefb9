import type { Role } from '@homecare/domain/roles'
import type { Ctx } from '../context'
import type { TokenPurpose } from '../generated/prisma/client'
import { hashStaffLink, staffLinkToken, staffLinkUrl } from './staff-link'

/** A link that sets a password, with its account; null where it was used or replaced, is too old, or the account is disabled. */
export async function findUsableStaffLink({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { userId: string; linkId: string }
}): Promise<{ userName: string; role: Role; purpose: TokenPurpose; url: string } | null> {
  const token = staffLinkToken(ctx.settings.secret, input)
  const link = await ctx.db.staffToken.findUnique({
    where: { tokenHash: hashStaffLink(token) },
    include: { user: true },
  })
  if (!link || link.usedAt || link.expiresAt <= ctx.now() || link.user.disabledAt) return null
  const { userName, role } = link.user
  return { userName, role, purpose: link.purpose, url: staffLinkUrl(ctx.settings.publicUrl, token) }
}
