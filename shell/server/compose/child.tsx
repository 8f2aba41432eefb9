import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { composePages } from './compose-pages'
import type { ComposeInput } from './input'

// A process for each composition: a remote's code is run from its release, and nothing of it stays behind.
const input = JSON.parse(await text(process.stdin)) as ComposeInput
const pages = await composePages(input, (path) => readFileSync(path))
process.stdout.write(JSON.stringify(pages))
