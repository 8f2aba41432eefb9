import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { composePages } from '@homecare/shell/server/compose/compose-pages'
import type { ComposeInput } from '@homecare/shell/server/compose/input'

// As the shell composes, but of a registry as a site without remotes would have it: the navigation of all, the pages
// of the one remote that is inside, and no files of releases to name in the page.
const input = JSON.parse(await text(process.stdin)) as ComposeInput
const remotes = input.registry.remotes.map((remote) => ({
  ...remote,
  routes: remote.name === 'site' ? remote.routes : [],
  files: remote.files.filter(({ path }) => path === remote.serverEntry),
  styles: [],
  preload: [],
  previous: null,
}))
const pages = await composePages({ ...input, registry: { ...input.registry, remotes } }, (path) => readFileSync(path))
process.stdout.write(JSON.stringify(pages))
