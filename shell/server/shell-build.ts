import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProviderProfile } from '@homecare/contract/profile'
import { folderOf, SOURCE_LOCALE, type Locale } from '@homecare/federation/locales'
import { listFiles } from '@homecare/federation/release/artifact-files'
import type { HostAssets } from '@homecare/federation/release/build-host'
import type { ShellState } from '../src/state'
import type { ShellEnv } from './env'
import { scriptForPage, styleForPage } from './page-text'
import type { OfflinePageFiles } from './compose/input'

/** A build of the shell as the document server serves it. */
export interface ShellBuild {
  /** The files for browsers by their URL path. */
  files: ReadonlyMap<string, Uint8Array>
  frames: Record<Locale, FrameFiles>
  workers: Workers
}

/** What a document server is started with. */
export interface ShellSource {
  env: ShellEnv
  build: ShellBuild
  profile: ProviderProfile
}

/** The texts of the service workers: of all pages, of one page, and what takes the place of one that is no longer wanted. */
export type Workers = Record<'site-worker' | 'page-worker' | 'removal', string>

/** What the pages of one language have of the shell's build. */
export interface FrameFiles {
  composeScript: string
  shell: ShellState['shell']
  /** The text of the shell's own stylesheet. */
  shellStyle: string
  bootScript: string
  offlinePage: OfflinePageFiles
}

export async function readBuild(dist: string): Promise<ShellBuild> {
  const folder = join(dist, 'public')
  const paths = await listFiles(folder)
  const files = new Map(
    await Promise.all(paths.map(async (path) => [`/${path}`, await readFile(join(folder, path))] as const)),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `buildHost` wrote it.
  const assets = JSON.parse(await readFile(join(dist, 'server/assets.json'), 'utf8')) as HostAssets
  const textOf = (name: string, locale: Locale = SOURCE_LOCALE) =>
    readFile(join(dist, 'server', folderOf(locale), name), 'utf8')
  const frameIn = async (locale: Locale): Promise<FrameFiles> => {
    return {
      composeScript: join(dist, 'server', folderOf(locale), 'compose.cjs'),
      ...shellAssets(assets, files, folderOf(locale)),
      bootScript: scriptForPage(await textOf('boot.js', locale)),
      offlinePage: {
        style: styleForPage(await textOf('offline.css', locale)),
        script: scriptForPage(await textOf('offline.js', locale)),
      },
    }
  }
  const [en, ar] = await Promise.all([frameIn('en'), frameIn('ar')])
  const workers = {
    'site-worker': await textOf('site-worker.js'),
    'page-worker': await textOf('page-worker.js'),
    removal: await textOf('removal.js'),
  }
  return { files, frames: { en, ar }, workers }
}

/** The value of one of the design's colours. */
export const colourOf = (style: string, name: string): string =>
  new RegExp(`--color-${name}:\\s*([^;}]+)`).exec(style)?.[1] ?? 'canvas'

function shellAssets(
  assets: HostAssets,
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Pick<FrameFiles, 'shell' | 'shellStyle'> {
  const asset = (name: string) => {
    const found = assets[folder + name]
    if (!found) throw new Error(`The shell's build has no ${folder}${name}`)
    return found
  }
  // Browsers fetch the files of rare letters, and of Arabic digits, for the pages that have one.
  const isOfLanguage = (href: string) => !href.includes(folder === 'ar/' ? '/fraunces' : '/arabic-')
  const fonts = Object.values(assets)
    .filter(({ href }) => href.endsWith('.woff2') && !/-rare\.|arabic-digits/.test(href) && isOfLanguage(href))
    .map(({ href }) => href)
  const chunk = new RegExp(`^${folder}\\d+\\..*(js|css)$`)
  const chunks = Object.entries(assets)
    .filter(([path]) => chunk.test(path))
    .map(([, { href, integrity }]) => [href, integrity] as const)
  const style = asset('main.css')
  const shellStyle = new TextDecoder().decode(files.get(style.href))
  return {
    shell: {
      main: asset('main.js'),
      style,
      chunks: Object.fromEntries(chunks),
      fonts,
      ink: colourOf(shellStyle, 'ink'),
    },
    shellStyle,
  }
}
