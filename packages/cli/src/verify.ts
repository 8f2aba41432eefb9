import { finish, staticChecks, vitest } from './checks'

/** `npm run verify`: the checks that take a minute and need no browsers or servers. */
export async function main(): Promise<void> {
  const [checks, units] = await Promise.all([staticChecks(), vitest(['unit'], 300_000)])
  finish([...checks, units])
}
