import { createHash } from 'node:crypto'
import type { BloodTestListQuery } from '@homecare/contract/staff'
import type { AppointmentPage } from '@homecare/server/appointment/read-list'
import type { Context } from 'hono'
import { isRefresh } from './access'
import type { AppEnv } from './app-env'
import { serializedResponse } from './serialized-response'

/**
 * Sends a list with its ETag, which is derived from the list's version and the query. While nothing has changed, a
 * screen's refresh gets a 304 from `withEtag` without reading the list.
 */
export async function listResponse<Item>(
  c: Context<AppEnv>,
  {
    query,
    version,
    read,
  }: { query: BloodTestListQuery; version: () => Promise<string>; read: () => Promise<AppointmentPage<Item>> },
) {
  const etagOf = (text: string) =>
    `"${sha256(JSON.stringify([text, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))]))}"`
  if (isRefresh(c)) {
    const etag = etagOf(await version())
    if (c.req.header('if-none-match')?.includes(etag))
      return serializedResponse<Omit<AppointmentPage<Item>, 'version'>>(c, { body: '', etag })
  }
  const { version: versionOfPage, ...page } = await read()
  return serializedResponse<typeof page>(c, { body: JSON.stringify(page), etag: etagOf(versionOfPage) })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
