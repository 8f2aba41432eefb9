import type { ProviderProfile } from '@homecare/contract/profile'
import { APP_ICONS } from './app-icons'
import { makeBody, type Body } from './body'

interface Facts {
  profile: Pick<ProviderProfile, 'name' | 'blurb'>
  publicUrl: string
  /** The colour of browsers' toolbars, and the background of pages. */
  ink: string
  background: string
}

/** Files that contain the provider or the site's URL, so that no build can contain them; by their path. */
export async function runTimeFiles(facts: Facts): Promise<Map<string, Body>> {
  return new Map([
    ['/robots.txt', await makeBody(robots(facts.publicUrl), 'text/plain; charset=utf-8')],
    ['/manifest.webmanifest', await makeBody(webManifest(facts), 'application/manifest+json')],
  ])
}

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /login',
    'Disallow: /api',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

const webManifest = ({ profile, ink, background }: Facts): string =>
  JSON.stringify({
    name: profile.name,
    short_name: profile.name.split(' ')[0],
    description: profile.blurb || undefined,
    lang: 'en',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: ink,
    background_color: background,
    icons: APP_ICONS,
  })
