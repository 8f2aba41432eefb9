import { addressIn, LOCALE } from '@homecare/federation/locales'
import type { RemoteModule } from '@homecare/federation/contract'
import type { RegistryEntry } from '@homecare/contract/releases'
import { filesOfPage, pathsOf, type RemoteRoute } from '@homecare/federation/registry'
import { manifestOf, offlinePageIn } from '../../src/offline/addresses'
import type { Asset, PageState, ShellState } from '../../src/state'
import { answerFile } from '../page-data'
import { cspHash } from '../page-text'
import { remotesInDocument, shownWith, urlOf } from './client-remotes'
import type { Frame, FramePieces, FrameTask } from './input'
import { renderDocument, renderOfflineDocument, ClientRendered } from './render-document'

/** Renders every page of the registry without the area of its remote. */
export async function renderFrames(task: FrameTask): Promise<Frame[]> {
  const styleText = (href: string): string => task.styles[href] ?? ''

  const frame = async (
    path: string,
    owner: { remote: RegistryEntry; route: RemoteRoute } | null,
    kind: PageState['kind'],
  ): Promise<Frame> => {
    const address = addressIn(LOCALE, path)
    const { remote, route } = owner ?? {}
    const files = owner && filesOfPage(owner.remote, owner.route)
    // What a listed page has of the answer that lists it is put in its place later.
    const isListed = kind === 'prerendered' && route?.pagesFrom !== undefined
    const answers = (route?.data ?? []).map((call) => {
      const answer = isListed && call === route?.pagesFrom ? OWN_DATA : task.data[call]?.answer
      return { call, answer, file: answerFile(answer) }
    })
    const state: ShellState = {
      ...(task.locales.length > 1 && { locales: task.locales }),
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
      return EMPTY
    }
    const html = await renderDocument({ path, state, read, styleText, bootScript: task.bootScript })
    const styleHashes = [state.shell.style, ...state.page.styles].map(({ href }) => cspHash(styleText(href)))
    const pieces: FramePieces = kind === 'prerendered' ? piecesOf(html, isListed) : [html]
    return { path: address, kind, pieces, styleHashes }
  }

  const pages: Frame[] = [await frame('/404', null, 'not-found')]
  pages.push(await offlineFrame(task))
  for (const remote of task.registry.remotes) {
    const isClientRendered = task.clientRendered.includes(remote.name)
    for (const route of remote.routes) {
      if (!isClientRendered)
        for (const path of pathsOf(route)) pages.push(await frame(path, { remote, route }, 'prerendered'))
      if (!isClientRendered && route.pagesFrom !== undefined)
        pages.push(await frame(route.path, { remote, route }, 'prerendered'))
      else if (isClientRendered || route.prerender !== true)
        pages.push(await frame(route.path, { remote, route }, 'client-rendered'))
    }
  }
  return pages
}

async function offlineFrame(task: FrameTask): Promise<Frame> {
  const { profile, publicUrl, shell, registry, styles, offlinePage } = task
  const remotes = remotesInDocument(registry.remotes, undefined)
  const page: PageState = { kind: 'not-found', hydrate: 'idle', styles: [], scripts: [], data: [] }
  const texts = [styles[shell.style.href] ?? '', offlinePage.style]
  const html = await renderOfflineDocument(
    { profile, publicUrl, shell, remotes, page, data: {} },
    texts,
    offlinePage.script,
  )
  const scriptHashes = [cspHash(offlinePage.script)]
  return { path: offlinePageIn(LOCALE), kind: 'offline', pieces: [html], styleHashes: texts.map(cspHash), scriptHashes }
}

/** Stands for every remote. */
const EMPTY: RemoteModule = { contract: 1, routes: () => [{ path: '*', element: <></> }] }

const HEAD_END = '</head><body>'
const AREA_START = '<!--$-->'
const EMPTY_AREA = `${AREA_START}<!--/$--></main>`

/** The pieces of a page whose area is empty. Behind the styles, which are in the head, a page has no `<` of a remote that is not escaped. */
function piecesOf(html: string, isListed: boolean): FramePieces {
  const headEnd = html.lastIndexOf(HEAD_END)
  const empty = html.indexOf(EMPTY_AREA, headEnd)
  if (headEnd < 0 || empty < 0) throw new Error('A frame has no place for its area')
  const area = empty + AREA_START.length
  const [start, middle, end] = [html.slice(0, headEnd), html.slice(headEnd, area), html.slice(area)]
  if (!isListed) return [start, middle, end]
  const [before, after, ...more] = end.split(JSON.stringify(OWN_DATA))
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('A frame of listed pages has one place for their data')
  return [start, middle, before, after]
}

/** Where a listed page's own data stand, as JSON in the state. */
const OWN_DATA = '@own-data@'

const assetsOf = (remote: RegistryEntry, paths: string[]): Asset[] =>
  paths.map((path) => ({
    href: urlOf(remote, path),
    integrity: remote.files.find((file) => file.path === path)?.integrity ?? '',
  }))
