import { z } from 'zod'
import { phoneMessage } from './phone-message'
import { typedLines, way } from './text'

const recordKind = z.enum(['bloodtests', 'services'])

/** Why staff can't answer by a way now. */
export const answerRefusal = z.enum(['not set up', 'stopped', 'conversation', 'no number', 'no email'])
export type AnswerRefusal = z.infer<typeof answerRefusal>

/** What staff often answer. */
export const QUICK_ANSWERS = ['call-soon', 'secure-link', 'call-us', 'later'] as const

/** What is said to a phone and what its owner writes. Any of its messages names it in a path, so that no address has a number. */
const threadHead = z.object({
  /** Of its first message from the person. */
  id: z.string(),
  /** Null where WhatsApp gave none. */
  phone: z.string().nullable(),
  /** Of the newest record that has one, or from which the person wrote; in the list, only of whom no number is known. */
  email: z.string().nullable(),
  /** Of the newest record of this number; null for an unknown one. */
  fullName: z.string().nullable(),
  /** How many messages of the person nobody has read. */
  unread: z.number(),
})

/** Those in which somebody waits for an answer first, then the newest. */
export const threadList = z
  .object({
    threads: z.array(threadHead.extend({ text: z.string(), at: z.string() })),
    /** All messages that nobody has read. */
    unread: z.number(),
  })
  .meta({ id: 'ThreadList' })
export type ThreadList = z.infer<typeof threadList>

export const thread = z
  .object({
    ...threadHead.shape,
    /** The newest records of this number, at most five. */
    records: z.array(
      z.object({
        kind: recordKind,
        id: z.string(),
        orderId: z.string(),
        fullName: z.string(),
        date: z.string(),
        isOpen: z.boolean(),
      }),
    ),
    /** Oldest first. */
    conversation: z.array(phoneMessage),
    /** Each way with why it can't be used now, or null if it can. */
    ways: z.record(way, answerRefusal.nullable()),
    /** Texts to begin with, in the person's language. */
    quickAnswers: z.array(z.object({ name: z.enum(QUICK_ANSWERS), text: z.string() })),
  })
  .meta({ id: 'Thread' })
export type Thread = z.infer<typeof thread>

/** The record that a file of a message belongs to: one of its thread. */
export const fileOfMessageBody = z.object({ kind: recordKind, recordId: z.string().max(64) })
export type FileOfMessage = z.infer<typeof fileOfMessageBody>

export const answerThreadBody = z.object({ way, text: typedLines.min(1).max(1000) })
export type AnswerThread = z.infer<typeof answerThreadBody>
