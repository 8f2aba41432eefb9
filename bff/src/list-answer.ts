import { createHash } from 'node:crypto'
import type { ListQuery } from '@homecare/contract/staff'
import type { AppointmentPage } from '@homecare/server/appointment/read-list'
import type { Context } from 'hono'
import { isRefresh } from './access'
import type { AppEnv } from './app-env'
import { writtenAnswer } from './written-answer'

/**
 * A list with its ETag, which is made of the list's version and the query: a screen's refresh is answered 304, by
 * `withEtag`, without reading the list while nothing in it has changed.
 */
export async function listAnswer<Item>(
  c: Context<AppEnv>,
  {
    query,
    version,
    read,
  }: { query: ListQuery; version: () => Promise<string>; read: () => Promise<AppointmentPage<Item>> },
) {
  const etagOf = (text: string) =>
    `"${sha256(JSON.stringify([text, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))]))}"`
  if (isRefresh(c)) {
    const etag = etagOf(await version())
    if (c.req.header('if-none-match')?.includes(etag))
      return writtenAnswer<Omit<AppointmentPage<Item>, 'version'>>(c, { body: '', etag })
  }
  const { version: versionOfPage, ...page } = await read()
  return writtenAnswer<typeof page>(c, { body: JSON.stringify(page), etag: etagOf(versionOfPage) })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
