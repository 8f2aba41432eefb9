import type { ReactNode } from 'react'
import { addressIn, LOCALE } from '@homecare/domain/locales'
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
  return (
    <>
      <title>{`${title} | ${profile.name}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={publicUrl + addressIn(LOCALE, path)} />
      {children}
    </>
  )
}
