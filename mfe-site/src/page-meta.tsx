import type { Host } from '@homecare/federation/contract'
import type { PagePath } from './content/picture-alts'
import { PICTURE, pictureOf } from './og/picture-of'

export type PageMetaProps = {
  host: Host
  /** The page's own route: every canonical points to itself. */
  path: PagePath
  title: string
  description: string
  keywords: string
}

/** React carries these into the document's head, prerendered as well as in the browser. */
export function PageMeta({ host, path, title, description, keywords }: PageMetaProps) {
  const { name } = host.profile
  const fullTitle = `${title} | ${name}`
  const address = `${host.publicUrl}${path}`
  const picture = pictureOf(host, path)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture.address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture.address} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  )
}
