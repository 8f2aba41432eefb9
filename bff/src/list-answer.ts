import { createHash } from 'node:crypto'
import type { ListQuery } from '@homecare/contract/staff'
import type { DeskList, ListAnswer } from '@homecare/server/staff/desk-copies'
import { providerDay } from '@homecare/server/staff/provider-day'
import type { Context, TypedResponse } from 'hono'
import type { AppDeps, AppEnv } from './app-env'
import { isRefresh } from './guards'

/** A list with its ETag; 304 to a screen that has it already. Refreshes share their answers. Never stored by browsers. */
export async function listAnswer<L>(
  c: Context<AppEnv>,
  { ctx, copies }: AppDeps,
  { list, query, read }: { list: DeskList; query: ListQuery; read: () => Promise<L> },
): Promise<TypedResponse<L, 200, 'json'>> {
  const make = async (): Promise<ListAnswer> => {
    const body = JSON.stringify(await read())
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
  }
  // What is ahead of `visit` changes at midnight without a change of a row.
  const key = JSON.stringify([Object.entries(query).sort(), query.sort === 'visit' ? providerDay(ctx) : ''])
  const { body, etag } = isRefresh(c) ? await copies.answer(list, key, make) : await make()
  c.header('ETag', etag)
  const answer = hasTag(c.req.header('if-none-match'), etag)
    ? c.body(null, 304)
    : c.body(body, 200, { 'Content-Type': 'application/json' })
  // The body is a list that has been written already.
  return answer as unknown as TypedResponse<L, 200, 'json'>
}

const hasTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
