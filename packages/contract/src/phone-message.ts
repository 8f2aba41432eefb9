import { z } from 'zod'
import { way } from './text'

/** What became of a file that came by message: it waits for a record, is on its way to it, is among its files, or was refused. */
const messageFile = z.object({
  state: z.enum(['waiting', 'coming', 'stored', 'refused']),
  /** As files of records have it; null while it is not one, or was removed. */
  filename: z.string().nullable(),
})

/** What was said to the patient's phone, or what they wrote. */
export const messageState = z.enum(['waiting', 'sent', 'delivered', 'read', 'failed', 'dropped'])

export const phoneMessage = z.object({
  id: z.string(),
  at: z.string(),
  way,
  incoming: z.boolean(),
  /** Which news it is; null for what was written by hand. */
  news: z.string().nullable(),
  /** Null until it is sent. */
  text: z.string().nullable(),
  state: messageState,
  /** Why it failed or was left out, or why its file was refused. */
  reason: z.string().nullable(),
  /** Of an email: the address of the other side, which anybody can write as a sender, and what it is about. */
  email: z.object({ address: z.string(), subject: z.string() }).nullable(),
  file: messageFile.nullable(),
})
