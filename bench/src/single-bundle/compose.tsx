import { text } from 'node:stream/consumers'
import { addressIn, LOCALE } from '@homecare/federation/locales'
import { pathsOf } from '@homecare/federation/registry'
import type { AreaTask, Frame, FrameTask, Task } from '@homecare/shell/server/compose/input'
import { renderAreas } from '@homecare/shell/server/compose/render-areas'
import { renderFrames } from '@homecare/shell/server/compose/render-frames'
import { listedPages } from '@homecare/shell/server/listed-pages'

// Composes as the shell does, with the registry of a site without remotes: the navigation of all, the pages of the one
// bundled remote, and no release files in the page.
const withoutRemotes = (registry: FrameTask['registry']): FrameTask['registry'] => ({
  ...registry,
  remotes: registry.remotes.map((remote) => ({
    ...remote,
    routes: remote.name === 'site' ? remote.routes : [],
    files: [],
    styles: [],
    preload: [],
    previous: null,
  })),
})

/** Pages of the other remotes are not part of this site. */
const elsewhere = ({ remote, data }: AreaTask) =>
  remote.routes
    .flatMap((route) => [...pathsOf(route), ...listedPages(route, data).map(({ path }) => path)])
    .map((path) => ({ path: addressIn(LOCALE, path), head: '', html: '<p></p>' }))

/** The remote's code is in the page's script, so the page has no script of a release to run. */
const withoutScripts = (frame: Frame): Frame => {
  const stripped = frame.pieces.map((text) => text.replace(/(?<="styles":\[[^\]]*\],"scripts":)\[[^\]]*\]/, '[]'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As many pieces as before.
  return { ...frame, pieces: stripped as Frame['pieces'] }
}

const task = JSON.parse(await text(process.stdin)) as Task
const done =
  task.kind === 'frames'
    ? (await renderFrames({ ...task, registry: withoutRemotes(task.registry) })).map(withoutScripts)
    : task.remote.name === 'site'
      ? await renderAreas(task)
      : elsewhere(task)
process.stdout.write(JSON.stringify({ done }))
