import { readdirSync } from 'node:fs'

/** `pnpm --filter bench trial <name> [words]`: runs `run-<name>.ts`, which says what its words are. */
const [name = ''] = process.argv.splice(2, 1)
const names = readdirSync(import.meta.dirname).flatMap((file) => /^run-(.+)\.ts$/.exec(file)?.[1] ?? [])
if (!names.includes(name)) {
  console.error(`${name ? `There is no trial "${name}".` : 'Name a trial.'} Trials: ${names.join(', ')}.`)
  process.exit(1)
}
await import(`./run-${name}.ts`)
