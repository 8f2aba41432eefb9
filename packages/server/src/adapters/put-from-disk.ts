import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import type { DiskFile } from '../ports/files'

/**
 * Sends a file to a signed URL in one sized PUT, read from disk as the server accepts it. Rejects unless it was stored.
 */
export async function putFromDisk({
  url,
  file,
  contentType,
  timeoutMs,
}: {
  url: string
  file: DiskFile
  contentType: string
  timeoutMs: number
}): Promise<void> {
  const send = url.startsWith('https:') ? overHttps : overHttp
  const request = send(url, {
    method: 'PUT',
    headers: { 'Content-Length': file.size, 'Content-Type': contentType },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const [[response]] = await Promise.all([once(request, 'response'), pipeline(createReadStream(file.path), request)])
  if (!(response instanceof IncomingMessage)) throw new TypeError('The object store gave no response')
  const responseText = await text(response)
  if (response.statusCode !== 200)
    throw new Error(`The object store answered ${response.statusCode}: ${responseText.slice(0, 200)}`)
}
