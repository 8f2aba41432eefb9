/** An email in the mailbox. */
export interface InboxEmail {
  /** By which `open` finds it again. */
  id: string
  /** Its bytes; of one that is larger than `MAX_EMAIL_BYTES`, the first of them. */
  raw: Uint8Array
  isWhole: boolean
  /** When the mailbox got it. */
  at: Date
}

/** Up to which email a mailbox was read. Numbers count within one `validity`, which changes when the mailbox is made again. */
export interface InboxPlace {
  validity: string
  uid: number
}

/** Files of 20 MB grow by a third on their way by email. */
export const MAX_EMAIL_BYTES = 30 * 1024 * 1024

/** Port to the mailbox that gets the replies to our emails. It is only read, so that staff may read it too. */
export interface ReplyInbox {
  /**
   * Gives the emails behind a place to `take`, oldest first, at most `most`; without a place of this mailbox, those of the last
   * two days. Rejects if the mailbox can't be read, or with what `take` rejects.
   */
  read(
    after: InboxPlace | null,
    most: number,
    take: (email: InboxEmail, place: InboxPlace) => Promise<void>,
  ): Promise<void>
  /** One email again, or null if the mailbox has it no more. */
  open(id: string): Promise<InboxEmail | null>
}
