import type { CallResult, Client } from '@homecare/contract/client'
import type { CodeRequested, InviteFamily, My, OpenSession } from '@homecare/contract/my'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import type { Way } from '@homecare/domain/news'
import { mayBeSignedIn, noteSignedIn } from './session-hint'

/** English is what the server assumes. */
const IN_LOCALE = LOCALE === SOURCE_LOCALE ? {} : { locale: LOCALE }

/** The page of this browser's session; null where it has none. */
export async function loadMy(client: Client, signal?: AbortSignal): Promise<CallResult<My> | null> {
  if (!mayBeSignedIn()) return null
  const answer = await client.get('/api/my', { query: IN_LOCALE, signal, timeoutMs: 8_000 })
  if (answer.status !== 401) return answer
  noteSignedIn(false)
  return null
}

export const requestCode = (client: Client, phoneNumber: string): Promise<CallResult<CodeRequested>> =>
  client.post('/api/my/code', { body: { phoneNumber, ...IN_LOCALE } })

export async function openSession(client: Client, body: OpenSession): Promise<CallResult<null>> {
  const answer = await client.post('/api/my/session', { body })
  if (answer.ok) noteSignedIn(true)
  return answer
}

export const endSession = (client: Client, id: string) => client.post('/api/my/sessions/{id}/end', { params: { id } })

export const setContactBy = (client: Client, contactBy: Way): Promise<CallResult<My>> =>
  client.post('/api/my/contact-by', { query: IN_LOCALE, body: { contactBy } })

export const inviteFamily = (
  client: Client,
  { name, phoneNumber }: Pick<InviteFamily, 'name' | 'phoneNumber'>,
): Promise<CallResult<My>> =>
  client.post('/api/my/family', { query: IN_LOCALE, body: { name, phoneNumber, ...IN_LOCALE } })

export const confirmFamily = (client: Client, id: string): Promise<CallResult<My>> =>
  client.post('/api/my/family/{id}/confirm', { params: { id }, query: IN_LOCALE })

export const endFamily = (client: Client, id: string): Promise<CallResult<My>> =>
  client.post('/api/my/family/{id}/end', { params: { id }, query: IN_LOCALE })
