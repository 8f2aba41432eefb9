import { finish, format, lint, types, vitest } from './checks'

/** `npm run verify`: the checks that need no browser. */
export async function main(): Promise<void> {
  finish([await lint(), await format(), await types(), await vitest(['unit', 'server'], 300_000)])
}
