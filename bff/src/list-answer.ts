import type { ListQuery } from '@homecare/contract/staff'
import type { JsonText } from '@homecare/server/json-text'
import type { DeskList } from '@homecare/server/record/internal/desk-copies'
import { providerDay } from '@homecare/server/record/provider-day'
import type { Context } from 'hono'
import type { AppDeps, AppEnv } from './app-env'
import { isRefresh } from './access'
import { write, writtenAnswer } from './written-answer'

/** A list with its ETag; 304 to a screen that has it already. Refreshes share their answers. Never stored by browsers. */
export async function listAnswer<L>(
  c: Context<AppEnv>,
  { ctx, copies }: AppDeps,
  { list, query, read }: { list: DeskList; query: ListQuery; read: () => Promise<JsonText<L>> },
) {
  const make = async () => write(await read())
  // What is ahead of `visit` changes at midnight without a change of a row.
  const key = JSON.stringify([Object.entries(query).sort(), query.sort === 'visit' ? providerDay(ctx) : ''])
  return writtenAnswer<L>(c, isRefresh(c) ? await copies.answer(list, key, make) : await make())
}
