import type { HealthPackage } from '@homecare/domain/catalogue'
import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { amountText, CURRENCY } from '@homecare/domain/money'
import * as texts from '../../locales/en/catalogue.json'

interface PackagesJsonLdProps {
  provider: string
  url: string
  packages: readonly HealthPackage[]
}

/** The packages and their prices as search engines read them (schema.org). */
export function PackagesJsonLd({ provider, url, packages }: PackagesJsonLdProps) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: LOCALE === SOURCE_LOCALE ? `${provider}: health packages` : `${provider}: ${texts.packages}`,
    url,
    itemListElement: packages.map(({ name, priceFils, benefits }) => ({
      '@type': 'Offer',
      price: amountText(priceFils),
      priceCurrency: CURRENCY,
      itemOffered: { '@type': 'MedicalTest', name, description: benefits.join('. ') },
    })),
  }
  // A `<` in a name must not be able to end the element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
