import { Readable } from 'node:stream'
import type { JobCtx } from '../../process/context'
import { readEmail } from './read-email'

/** The id of a file: its email's, and its place there. */
export const emailFileId = (emailId: string, place: number): string => `${emailId}.${place}`

/** A file of an email, from the mailbox that keeps it; null if it is there no more. */
export async function openEmailFile({ replyInbox }: Pick<JobCtx, 'replyInbox'>, id: string): Promise<Readable | null> {
  const end = id.lastIndexOf('.')
  const email = await replyInbox?.open(id.slice(0, end))
  if (!email) return null
  const read = await readEmail(email.raw)
  const file = read.kind === 'written' ? read.files.find(({ place }) => place === Number(id.slice(end + 1))) : undefined
  return file ? Readable.from([file.bytes], { objectMode: false }) : null
}
