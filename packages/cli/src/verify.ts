import { finish, staticChecks, vitest } from './checks'

/** `npm run verify`: what can be checked in a minute, without browsers and servers. */
export async function main(): Promise<void> {
  const [checks, units] = await Promise.all([staticChecks(), vitest(['unit'], 300_000)])
  finish([...checks, units])
}
