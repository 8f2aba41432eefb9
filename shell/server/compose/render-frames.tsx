import type { RemoteModule } from '@homecare/federation/contract'
import type { RegistryEntry } from '@homecare/contract/releases'
import { filesOfPage, pathsOf, type RemoteRoute } from '@homecare/federation/registry'
import type { Asset, PageState, ShellState } from '../../src/state'
import { manifestOf } from '../offline-files'
import { answerFile } from '../answer-file'
import { cspHash } from '../csp-hash'
import { remotesInDocument, shownWith, urlOf } from './client-remotes'
import type { ComposedPage, FrameTask } from './input'
import { renderDocument, ClientRendered } from './render-document'

/** Renders every page of the registry with a marker at the place of the remote's area. */
export async function renderFrames(task: FrameTask): Promise<ComposedPage[]> {
  const areaModule = areaPlaceholder(task.marker)
  const styleText = (href: string): string => task.styles[href] ?? ''

  const frame = async (
    path: string,
    owner: { remote: RegistryEntry; route: RemoteRoute } | null,
    kind: PageState['kind'],
  ): Promise<ComposedPage> => {
    const { remote, route } = owner ?? {}
    const files = owner && filesOfPage(owner.remote, owner.route)
    const answers = (route?.data ?? []).map((call) => {
      const answer = task.data[call]?.answer
      return { call, answer, file: answerFile(answer) }
    })
    const state: ShellState = {
      profile: task.profile,
      publicUrl: task.publicUrl,
      remotes: remotesInDocument(shownWith(owner, task.registry.remotes), remote?.name),
      shell: task.shell,
      data: Object.fromEntries(answers.flatMap(({ call, answer, file }) => (file ? [] : [[call, answer]]))),
      page: {
        kind,
        hydrate: route?.hydrate ?? 'idle',
        styles: remote && files ? assetsOf(remote, files.styles) : [],
        scripts: remote && files ? assetsOf(remote, [remote.entry, ...files.scripts]) : [],
        data: answers.flatMap(({ call, file }) => (file ? [{ call, etag: file.etag }] : [])),
        ...(route?.offline && { manifest: manifestOf(route.path) }),
      },
    }
    const read = () => {
      if (kind !== 'prerendered') throw new ClientRendered()
      return areaModule
    }
    const { bootScript } = task
    const html = await renderDocument({
      path: kind === 'not-found' ? '/404' : path,
      state,
      read,
      styleText,
      bootScript,
    })
    const styleHashes = [state.shell.style, ...state.page.styles].map(({ href }) => cspHash(styleText(href)))
    return { path, kind, html, styleHashes }
  }

  const pages: ComposedPage[] = [await frame('404', null, 'not-found')]
  for (const remote of task.registry.remotes) {
    const isClientRendered = task.clientRendered.includes(remote.name)
    for (const route of remote.routes) {
      if (!isClientRendered)
        for (const path of pathsOf(route)) pages.push(await frame(path, { remote, route }, 'prerendered'))
      if (isClientRendered || route.prerender !== true)
        pages.push(await frame(route.path, { remote, route }, 'client-rendered'))
    }
  }
  return pages
}

/**
 * A placeholder for every remote: React moves the first marker to where a title goes, and leaves the second in the
 * area.
 */
const areaPlaceholder = (marker: string): RemoteModule => ({
  contract: 1,
  routes: () => [
    {
      path: '*',
      element: (
        <>
          <meta name={marker} />
          {marker}
        </>
      ),
    },
  ],
})

const assetsOf = (remote: RegistryEntry, paths: string[]): Asset[] =>
  paths.map((path) => ({
    href: urlOf(remote, path),
    integrity: remote.files.find((file) => file.path === path)?.integrity ?? '',
  }))
