import type { ItemPage } from '@homecare/contract/catalogue'
import { addressIn, LOCALE } from '@homecare/domain/locales'
import { CURRENCY } from '@homecare/domain/money'
import { useHost } from '@homecare/remote-kit/host-context'
import { PATHS } from '../../wizard/steps'
import * as texts from '../../locales/en/item.json'

/** The test or package, its price and its place in the site, as search engines read them (schema.org). */
export function ItemData({ item }: { item: ItemPage }) {
  const { publicUrl } = useHost()
  const { kind, name, path, price, tells, measured } = item
  const urlOf = (path: string) => publicUrl + addressIn(LOCALE, path)
  const trail = [
    { name: texts.home, path: '/' },
    { name: texts.catalogue, path: PATHS.choosing },
    { name, path },
  ]
  const things = [
    {
      '@type': 'Offer',
      url: urlOf(path),
      price: price.toFixed(2),
      priceCurrency: CURRENCY,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'MedicalBusiness', '@id': `${publicUrl}/#provider` },
      itemOffered: {
        '@type': kind === 'test' ? 'MedicalTest' : 'MedicalTestPanel',
        name,
        description: tells || measured.join('. '),
        subTest:
          kind === 'package' ? item.tests.map((each) => ({ '@type': 'MedicalTest', name: each.name })) : undefined,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((place, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: place.name,
        item: urlOf(place.path),
      })),
    },
  ]
  // A `<` in a name must not be able to end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
