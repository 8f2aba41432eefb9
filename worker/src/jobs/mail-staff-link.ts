import { staffLink } from '@homecare/server/email/staff-link'
import { hashStaffLink, staffLinkToken, staffLinkUrl } from '@homecare/server/staff/internal/staff-link'
import type { JobDefinition } from '../job'
import { senderOf } from '../load-records'
import { sendOnce } from '../send-once'

export const mailStaffLink: JobDefinition<'mail-staff-link'> = {
  retry: { attempts: 16, backoffMs: 2_000 },
  /** A link that was used, replaced, or is too old meanwhile is not sent. */
  async run(ctx, payload, effectKey) {
    const token = staffLinkToken(ctx.settings.secret, payload)
    const link = await ctx.db.staffToken.findUnique({
      where: { tokenHash: hashStaffLink(token) },
      include: { user: true },
    })
    if (!link || link.usedAt || link.expiresAt <= ctx.now() || link.user.disabledAt) return
    const { purpose, user } = link
    const url = staffLinkUrl(ctx.settings.publicUrl, token)
    await sendOnce(ctx, effectKey, user.userName, staffLink({ ...senderOf(ctx), purpose, role: user.role, url }))
  },
}
