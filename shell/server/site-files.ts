import type { Registry } from '@homecare/contract/releases'
import { addressIn } from '@homecare/federation/locales'
import { matchRemote, prerenderPaths } from '@homecare/federation/registry'
import { localesOf, localesOfSite } from '@homecare/federation/registry-in-language'
import { manifestOf, SITE_SCOPE, SITE_WORKER } from '../src/offline/addresses'
import { makeBody, type ServedBody } from './body'
import { clientRemote } from './compose/client-remotes'
import type { listedInSite } from './listed-pages'
import { answerFile, type PageData } from './page-data'
import { escapeHtml } from './page-text'
import { colourOf, type ShellBuild, type ShellSource, type Workers } from './shell-build'

const JSON_TYPE = 'application/json; charset=utf-8'
const MANIFEST_TYPE = 'application/manifest+json'

interface SiteInput {
  registry: Registry
  data: PageData
  listed: ReturnType<typeof listedInSite>
}

/** The files of a site that no build can contain, by their path: they name the provider, the site's address or its releases. */
export async function siteFiles(
  { registry, data, listed }: SiteInput,
  source: ShellSource,
): Promise<Map<string, ServedBody>> {
  const { profile, env, build } = source
  const worker = (isWanted: boolean, name: keyof Workers, scope: string) =>
    [
      build.workers[isWanted ? name : 'removal'],
      'text/javascript; charset=utf-8',
      { headers: { 'service-worker-allowed': scope } },
    ] as const
  const files: Record<string, readonly [text: string, type: string, more?: Pick<ServedBody, 'headers' | 'secured'>]> = {
    '/robots.txt': [robots(env.PUBLIC_URL), 'text/plain; charset=utf-8'],
    '/sitemap.xml': [sitemap(registry, env.PUBLIC_URL, listed), 'application/xml; charset=utf-8'],
    '/manifest.webmanifest': [
      webManifest(build, {
        ...{ name: profile.name, short_name: profile.name.split(' ')[0], description: profile.blurb || undefined },
        ...{ id: '/', start_url: '/', display: 'browser' },
      }),
      MANIFEST_TYPE,
    ],
    '/shell/remotes.json': [JSON.stringify(registry.remotes.map(clientRemote)), JSON_TYPE],
    [SITE_WORKER]: worker(env.OFFLINE_PAGE === 'on', 'site-worker', SITE_SCOPE),
  }
  for (const [call, { answer }] of Object.entries(data)) {
    const file = answerFile(answer)
    if (file) files[`/shell/data${call}`] = [file.text, JSON_TYPE, { secured: { isPart: true } }]
  }
  // A pattern such as `/orders/:id` has no files: they belong to one document.
  for (const { path, offline } of registry.remotes.flatMap(({ routes }) => routes)) {
    if (!/^(\/[\w-]+)+$/.test(path)) continue
    // The worker may have this page only: browsers refuse a wider scope.
    files[`${path}/worker.js`] = worker(Boolean(offline), 'page-worker', path)
    if (offline)
      files[manifestOf(path)] = [
        webManifest(build, {
          ...{ name: `${offline.name}, ${profile.name}`, short_name: offline.name },
          ...{ id: path, start_url: path, scope: path, display: 'standalone' },
        }),
        MANIFEST_TYPE,
      ]
  }
  const bodies = Object.entries(files).map(
    async ([path, [text, type, more]]) =>
      [path, { ...(await makeBody(text, type, env.COMPRESSION)), ...more }] as const,
  )
  return new Map(await Promise.all(bodies))
}

const robots = (publicUrl: string): string => `User-agent: *
Disallow: /admin
Disallow: /login
Disallow: /api

Sitemap: ${publicUrl}/sitemap.xml
`

/** Every prerendered page that search engines may index, by its public URL, with the day of the release that it came with. */
function sitemap(registry: Registry, publicUrl: string, listed: SiteInput['listed']): string {
  const locales = localesOfSite(registry)
  const released = prerenderPaths(registry)
    .filter(({ route }) => route.index !== false)
    .flatMap(({ path, remote }) =>
      locales
        .filter((locale) => localesOf(remote).includes(locale))
        .map((locale) => ({ path: addressIn(locale, path), day: dayOf(remote) })),
    )
  const ofLists = listed.map(({ path, locale, changedOn }) => {
    const remote = matchRemote(registry.remotes, path)?.remote
    // The later of the two: both change what the page says.
    return { path: addressIn(locale, path), day: [remote ? dayOf(remote) : '', changedOn ?? ''].sort().at(-1) }
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

const webManifest = ({ frames }: ShellBuild, own: object): string =>
  JSON.stringify({
    ...own,
    lang: 'en',
    dir: 'ltr',
    theme_color: frames.en.shell.ink,
    background_color: colourOf(frames.en.shellStyle, 'sand'),
    icons: [192, 512].flatMap((side) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  })
