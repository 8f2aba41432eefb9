import { finish, format, imports, lint, types, unused, vitest } from './checks'

/** `npm run verify`: what can be checked in a minute, without browsers and servers. */
export async function main(): Promise<void> {
  finish(await Promise.all([lint(), format(), types(), imports(), unused(), vitest(['unit'], 300_000)]))
}
