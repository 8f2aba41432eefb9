import type { Registry } from '@homecare/contract/releases'
import { matchRemote, prerenderPaths } from '@homecare/federation/registry'
import type { ListedPages } from './compose/input'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }

/** Every prerendered page that search engines may index, by its public URL, with the day of the release that it came with. */
export function sitemap(
  registry: Pick<Registry, 'remotes'>,
  publicUrl: string,
  listed: readonly Pick<ListedPages, 'pages'>[],
): string {
  const released = prerenderPaths(registry)
    .filter(({ route }) => route.index !== false)
    .map(({ path, remote }) => ({ path, day: dayOf(remote) }))
  const ofLists = listed
    .flatMap(({ pages }) => pages)
    .map(({ path, changedOn }) => {
      const remote = matchRemote(registry.remotes, path)?.remote
      // The later of the two: both change what the page says.
      return { path, day: [remote ? dayOf(remote) : '', changedOn ?? ''].sort().at(-1) }
    })
  const urls = [...released, ...ofLists].map(({ path, day }) => {
    const place = (publicUrl + path).replace(/[&<>'"]/g, (sign) => ESCAPED[sign] ?? sign)
    return `<url><loc>${place}</loc><lastmod>${day}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const dayOf = ({ releasedAt }: { releasedAt: string }): string => releasedAt.slice(0, 10)
