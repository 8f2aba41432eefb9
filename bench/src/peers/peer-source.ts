import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { SOURCE_LOCALE } from '@homecare/domain/locales'
import { compile } from '@homecare/texts/compile'
import { FILE, readTexts } from '@homecare/texts/files'

const PEERS = join(ROOT, 'bench/peers')
const COPIES = [
  ['mfe-site/src', 'site'],
  ['shell/src', 'shell'],
  ['packages/ui/src', 'ui'],
  ['packages/remote-kit/src', 'remote-kit'],
  ['packages/domain/src', 'domain'],
] as const

/** Components that need `'use client'` in a framework with server components. */
const NEEDS_BROWSER =
  /\buse(?:State|Effect|Ref|LayoutEffect|SyncExternalStore|Location|Entrance|Carousel|EmblaCarousel)\b/

interface Remote {
  name: string
  navigation: unknown
  routes: readonly { path: string }[]
}

/** What the document server composes our page with. */
interface Provider {
  profile: unknown
  packages: unknown
}

/** Copies our own sections and frame into another framework's project, so that both show the same page. */
export async function copySources(dir: string, remotes: readonly Remote[], provider: Provider): Promise<void> {
  const src = join(dir, 'src')
  for (const [from, to] of COPIES) {
    await cp(join(ROOT, from), join(src, to), {
      recursive: true,
      force: false,
      filter: (path) => !/\.(test|fixture)\./.test(path),
    })
  }
  await cp(join(ROOT, 'packages/federation/src/registry.ts'), join(src, 'registry.ts'))
  await cp(join(ROOT, 'packages/texts/src/runtime.ts'), join(src, 'domain/texts-runtime.ts'))
  for (const file of ['locales.ts', 'languages.ts', 'digits.ts'])
    await cp(join(ROOT, 'packages/texts/src', file), join(src, 'domain', file))
  await cp(join(PEERS, 'shell-context.ts'), join(src, 'shell/shell-context.ts'))
  await cp(join(PEERS, 'host-context.ts'), join(src, 'remote-kit/host-context.tsx'))
  await cp(join(PEERS, 'use-packages.ts'), join(src, 'site/parts/packages/use-packages.ts'))
  await cp(join(PEERS, 'team-strip.tsx'), join(src, 'site/parts/team-strip.tsx'))
  const entries = remotes.map(({ name, navigation, routes }) => ({
    ...{ name, navigation },
    routes: routes.map(({ path }) => ({ path })),
  }))
  await writeFile(join(src, 'site.json'), JSON.stringify({ ...provider, publicUrl: '', remotes: entries }))
  for (const path of await readdir(src, { recursive: true })) {
    if (/\.tsx?$/.test(path)) await adapt(join(src, path))
    if (FILE.exec(path)?.[1] === SOURCE_LOCALE) await compileTexts(join(src, path))
  }
}

/** Our loader compiles texts while it bundles; another framework gets the same modules. */
async function compileTexts(path: string): Promise<void> {
  const module = compile(readTexts(path), SOURCE_LOCALE)
  await writeFile(
    path.replace(/\.json$/, '.js'),
    module.replace('@homecare/texts/runtime', '@homecare/domain/texts-runtime'),
  )
}

/**
 * Our drawings and some sections are no part of our script; another framework has its own way, which an `import()` would only
 * delay.
 */
function importWritten(text: string): string {
  const imports: string[] = []
  const adapted = text.replace(
    /(?:drawing|writtenSection)\(\s*async \(\) => \(await import\('([^']+)'\)\)\.(\w+),?\s*\)/g,
    (_, from: string, name: string) => {
      imports.push(`import { ${name} as Written${name} } from '${from}'`)
      return `Written${name}`
    },
  )
  return [...imports, adapted].join('\n')
}

async function adapt(path: string): Promise<void> {
  const text = importWritten(await readFile(path, 'utf8'))
  const adapted = text
    // Files that this page links to and does not load.
    .replace(/^import (\w+) from '[^']*\.(?:pdf|png)'$/gm, "const $1 = '/linked-file'")
    .replace(/^import \{ matchPath \} from 'react-router-dom'$/gm, 'const matchPath = (_: string, __: string) => null')
    .replace(/(?<= from '\.\/\w+)\.ts(?=')/g, '')
    .replace(/(?<=\/locales\/en\/[a-z0-9-]+)\.json(?=')/g, '.js')
    .replaceAll('@homecare/federation/locales', '@homecare/domain/locales')
    .replace(/^export \{ serverEntriesOf \} from .*$/gm, '')
    .replace(/^import \{ CONTRACT \} from '.\/contract'$/gm, 'const CONTRACT = 1')
    .replace(
      /^import \{ pageFiles \} from '@homecare\/contract\/page-files'$/gm,
      'const pageFiles = (..._: unknown[]) => null',
    )
  await writeFile(path, NEEDS_BROWSER.test(adapted) && path.endsWith('.tsx') ? `'use client'\n${adapted}` : adapted)
}
