import type { TestApp } from './test-app'

/** Returns a hash of all rows of each table, in one query: two equal ones mean that nothing was changed. */
export async function databaseState({ ctx }: TestApp): Promise<string[]> {
  const tables = await ctx.db.$queryRaw<
    { name: string }[]
  >`SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  const selects = tables.map(
    ({ name }) =>
      `SELECT '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS state FROM ${name} t`,
  )
  const states = await ctx.db.$queryRawUnsafe<{ state: string }[]>(selects.join(' UNION ALL '))
  return states.map(({ state }) => state)
}
