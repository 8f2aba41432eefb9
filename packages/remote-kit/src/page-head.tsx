import type { ReactNode } from 'react'
import { addressIn, LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { useHost } from './host-context'

interface PageHeadProps {
  /** The page's own route: every canonical link points to itself. */
  path: string
  title: string
  description: string
  keywords: string
  /** Further tags, such as what a shared link shows. */
  children?: ReactNode
}

/** React puts these into the document's head, in the prerendered page as well. */
export function PageHead({ path, title, description, keywords, children }: PageHeadProps) {
  const { profile, publicUrl } = useHost()
  const url = publicUrl + addressIn(LOCALE, path)
  return (
    <>
      <title>{`${title} | ${profile.name}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={url} />
      {LOCALE !== SOURCE_LOCALE && <PageLanguage url={url} name={title} />}
      {children}
    </>
  )
}

/** Tells search engines the language of the page (schema.org); without it they take a page for an English one. */
function PageLanguage({ url, name }: { url: string; name: string }) {
  const page = { '@context': 'https://schema.org', '@type': 'WebPage', '@id': url, url, name, inLanguage: LOCALE }
  // A `<` in a title must not be able to end the element.
  return <script type="application/ld+json">{JSON.stringify(page).replaceAll('<', '\\u003c')}</script>
}
