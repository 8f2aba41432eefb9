import type { Registry } from '@homecare/contract/releases'
import { prerenderPaths } from '@homecare/federation/registry'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }

/** Every prerendered page that search engines may index, by its public URL. */
export function sitemap(registry: Pick<Registry, 'remotes'>, publicUrl: string): string {
  const urls = prerenderPaths(registry)
    .filter(({ route }) => route.index !== false)
    .map(
      ({ path }) => `<url><loc>${(publicUrl + path).replace(/[&<>'"]/g, (sign) => ESCAPED[sign] ?? sign)}</loc></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
