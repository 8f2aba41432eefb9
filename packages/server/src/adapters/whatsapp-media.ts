import { Readable } from 'node:stream'
import { z } from 'zod'
import type { WhatsAppSettings } from './whatsapp-messages'

const media = z.object({ url: z.url() })

/** Meta keeps files on hosts of its own; the token goes to no other. */
const isMetas = (url: URL, apiUrl: string): boolean =>
  url.origin === new URL(apiUrl).origin || (url.protocol === 'https:' && url.hostname.endsWith('.fbsbx.com'))

/** First the file's address, which lasts five minutes, then its bytes. Null for a file that Meta has no more. */
export async function openMedia(
  id: string,
  { apiUrl, token, timeoutMs = 30_000 }: Pick<WhatsAppSettings, 'apiUrl' | 'token' | 'timeoutMs'>,
): Promise<Readable | null> {
  const get = (url: string | URL) =>
    fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  const about = await get(`${apiUrl}/${encodeURIComponent(id)}`)
  if (about.status === 404 || about.status === 400) return null
  if (!about.ok) throw new Error(`WhatsApp answered ${about.status} about a file`)
  const url = new URL(media.parse(await about.json()).url)
  if (!isMetas(url, apiUrl)) throw new Error('WhatsApp named a file on a host that is not its own')
  const file = await get(url)
  if (file.status === 404) return null
  if (!file.ok || !file.body) throw new Error(`WhatsApp answered ${file.status} for a file`)
  return Readable.from(file.body, { objectMode: false })
}
