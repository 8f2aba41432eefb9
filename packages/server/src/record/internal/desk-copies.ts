import type { DeskEars, DeskListener } from '../../ports/desk-listener'
import type { LiveSession } from '../../staff/current'

/** An answer of a list, as it is sent, and the tag by which it is known. */
export interface ListAnswer {
  body: string
  etag: string
}

export type DeskList = 'booking' | 'service_request'

const MOST_ANSWERS = 200
const MOST_SESSIONS = 5_000

/**
 * What the desk's screens ask again every few seconds, and whose they are, kept in this process until the database says
 * that it changed: five hundred screens cost as many queries as one. Whenever a word could have been missed everything
 * is asked anew.
 */
export interface DeskCopies {
  answer(list: DeskList, key: string, read: () => Promise<ListAnswer>): Promise<ListAnswer>
  session(
    tokenHash: string,
    isGood: (copy: LiveSession) => boolean,
    read: () => Promise<LiveSession | null>,
  ): Promise<LiveSession | null>
  /** This process has changed something itself: what it answers next does not wait for the database's word. */
  forget(what: 'answers' | 'sessions'): void
  stop(): Promise<void>
}

/** `listen` is called once, with what hears the words; without it nothing is kept. */
export function createDeskCopies(listen?: (ears: DeskEars) => DeskListener): DeskCopies {
  const answers = {
    booking: new Map<string, Promise<ListAnswer>>(),
    service_request: new Map<string, Promise<ListAnswer>>(),
  }
  const sessions = new Map<string, Promise<LiveSession | null>>()
  const forget = (what: 'answers' | 'sessions') => {
    if (what === 'sessions') return sessions.clear()
    answers.booking.clear()
    answers.service_request.clear()
  }
  const listener = listen?.({
    onWord(word) {
      if (word === 'booking' || word === 'service_request') answers[word].clear()
      else if (word.startsWith('session ')) sessions.delete(word.slice('session '.length))
      else sessions.clear()
    },
    onLost() {
      forget('answers')
      forget('sessions')
    },
  })
  const hears = async () => (await listener?.isHearing()) ?? false

  return {
    async answer(list, key, read) {
      return (await hears()) ? kept(answers[list], key, MOST_ANSWERS, read) : read()
    },
    async session(tokenHash, isGood, read) {
      if (!(await hears())) return read()
      const session = await kept(sessions, tokenHash, MOST_SESSIONS, read)
      if (session && isGood(session)) return session
      // Another process may have seen the person since, and a person's call is noted now and then: both in the database.
      sessions.delete(tokenHash)
      return session && kept(sessions, tokenHash, MOST_SESSIONS, read)
    },
    forget,
    stop: async () => listener?.stop(),
  }
}

/** The copy is put down before it is read: a word that comes while it is being read throws it away again. */
function kept<T>(copies: Map<string, Promise<T>>, key: string, most: number, read: () => Promise<T>): Promise<T> {
  const there = copies.get(key)
  if (there) return there
  const oldest = copies.size >= most ? copies.keys().next().value : undefined
  if (oldest !== undefined) copies.delete(oldest)
  const fresh = read()
  copies.set(key, fresh)
  fresh.catch(() => copies.get(key) === fresh && copies.delete(key))
  return fresh
}
