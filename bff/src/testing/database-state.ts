import type { TestApp } from './test-app'

/** Returns a hash of all rows of all tables: two equal ones mean that nothing was changed. */
export async function databaseState({ ctx }: TestApp): Promise<string[]> {
  const tables = await ctx.db.$queryRaw<
    { name: string }[]
  >`SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  return Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await ctx.db.$queryRawUnsafe<{ state: string }[]>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS state FROM ${name} t`,
      )
      return `${name} ${row?.state}`
    }),
  )
}
