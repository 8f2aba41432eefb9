import { createHash } from 'node:crypto'
import type { MailContent } from '@homecare/server/email/content'
import type { WorkerCtx } from './job'

/**
 * Mails an effect's letter once. Only a crash between the mail server's acceptance and our note of it can send it
 * again, and then under the same Message-ID.
 */
export async function sendOnce(ctx: WorkerCtx, effectKey: string, to: string, content: MailContent): Promise<void> {
  // Whose data were erased meanwhile has no address any more.
  if (to === '') return
  const messageId = `${createHash('sha256').update(effectKey).digest('hex').slice(0, 32)}@${ctx.profile.email.split('@')[1]}`
  await ctx.ledger.once(effectKey, () => ctx.mail.send({ ...content, to, messageId }))
}
