import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'

const PEERS = join(ROOT, 'bench/peers')
const COPIES = [
  ['mfe-site/src', 'site'],
  ['shell/src', 'shell'],
  ['packages/ui/src', 'ui'],
  ['packages/remote-kit/src', 'remote-kit'],
  ['packages/domain/src', 'domain'],
] as const

/** Components that need `'use client'` in a framework with server components. */
const NEEDS_BROWSER = /\buse(?:State|Effect|Ref|LayoutEffect|SyncExternalStore|Carousel|EmblaCarousel)\b/

interface Remote {
  name: string
  navigation: unknown
}

/** Copies our own sections and frame into another framework's project, so that both show the same page. */
export async function copySources(dir: string, remotes: readonly Remote[], profile: unknown): Promise<void> {
  const src = join(dir, 'src')
  for (const [from, to] of COPIES) {
    await cp(join(ROOT, from), join(src, to), {
      recursive: true,
      force: false,
      filter: (path) => !/\.(test|fixture)\./.test(path),
    })
  }
  await cp(join(ROOT, 'packages/federation/src/registry.ts'), join(src, 'registry.ts'))
  await cp(join(PEERS, 'shell-context.ts'), join(src, 'shell/shell-context.ts'))
  await cp(join(PEERS, 'host-context.ts'), join(src, 'remote-kit/host-context.tsx'))
  const navigation = remotes.map(({ name, navigation }) => ({ name, navigation }))
  await writeFile(join(src, 'site.json'), JSON.stringify({ profile, publicUrl: '', remotes: navigation }))
  for (const path of await readdir(src, { recursive: true })) if (/\.tsx?$/.test(path)) await adapt(join(src, path))
}

async function adapt(path: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const adapted = text
    // Files that this page links to and does not load.
    .replace(/^import (\w+) from '[^']*\.(?:pdf|png)'$/gm, "const $1 = '/linked-file'")
    .replace(/^import \{ matchPath \} from 'react-router-dom'$/gm, 'const matchPath = (_: string, __: string) => null')
    .replace(/^import \{ CONTRACT \} from '.\/contract'$/gm, 'const CONTRACT = 1')
  await writeFile(path, NEEDS_BROWSER.test(adapted) && path.endsWith('.tsx') ? `'use client'\n${adapted}` : adapted)
}
