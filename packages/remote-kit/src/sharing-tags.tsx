import type { Host } from '@homecare/federation/contract'
import { sharingPicturePath } from '@homecare/domain/sharing-picture'
import { addressIn, LOCALE } from '@homecare/domain/locales'
import { useHost } from './host-context'

interface SharingTagsProps {
  path: string
  title: string
  description: string
  /** Describes the drawing; the provider's name is added. */
  alt: string
  /** The page whose drawing it is, if it has none of its own. */
  picture?: string
}

/** A page's sharing picture on the site at this address. The pictures are drawn in packages/server/data/sharing. */
export const sharingPictureOf = ({ profile }: Pick<Host, 'profile'>, origin: string, path: string): string =>
  origin +
  sharingPicturePath(path === '/' ? 'home' : path.slice(1), profile.name) +
  (LOCALE === 'ar' ? '&locale=ar' : '')

/** What is shown where a link to the page is shared: title, description, and the picture with the provider's name. */
export function SharingTags({ path, title, description, alt, picture: drawnFor = path }: SharingTagsProps) {
  const host = useHost()
  const { name } = host.profile
  const fullTitle = `${title} | ${name}`
  const picture = sharingPictureOf(host, host.publicUrl, drawnFor)
  const pictureAlt = `${name}. ${alt}`
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={host.publicUrl + (LOCALE === 'ar' ? addressIn(LOCALE, path) : path)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureAlt} />
    </>
  )
}
