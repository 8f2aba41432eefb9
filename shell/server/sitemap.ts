import { addressIn, readAddress } from '@homecare/federation/locales'
import type { Registry } from '@homecare/contract/releases'
import { matchRemote, prerenderPaths } from '@homecare/federation/registry'
import { localesOf } from '../src/languages'
import type { ListedPages } from './compose/input'
import { escapeHtml } from './escape-html'
import { localesOfSite } from './languages'

/** Every prerendered page that search engines may index, by its public URL, with the day of the release that it came with. */
export function sitemap(
  registry: Pick<Registry, 'remotes'>,
  publicUrl: string,
  listed: readonly Pick<ListedPages, 'pages'>[],
): string {
  const locales = localesOfSite(registry)
  const released = prerenderPaths(registry)
    .filter(({ route }) => route.index !== false)
    .flatMap(({ path, remote }) =>
      locales
        .filter((locale) => localesOf(remote).includes(locale))
        .map((locale) => ({ path: addressIn(locale, path), day: dayOf(remote) })),
    )
  const ofLists = listed
    .flatMap(({ pages }) => pages)
    .map(({ path, changedOn }) => {
      const remote = matchRemote(registry.remotes, readAddress(path).path)?.remote
      // The later of the two: both change what the page says.
      return { path, day: [remote ? dayOf(remote) : '', changedOn ?? ''].sort().at(-1) }
    })
  const urls = [...released, ...ofLists].map(({ path, day }) => {
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${day}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const dayOf = ({ releasedAt }: { releasedAt: string }): string => releasedAt.slice(0, 10)
