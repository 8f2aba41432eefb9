import { useHost } from '@homecare/remote-kit/host-context'
import { PageHead } from '@homecare/remote-kit/page-head'
import type { PagePath } from '../content/picture-alts'
import { PICTURE, pictureOf } from '../og/pictures'

interface PageMetaProps {
  path: PagePath
  title: string
  description: string
  keywords: string
}

/** A page's head, with the title, description and picture for shared links. */
export function PageMeta({ path, title, description, keywords }: PageMetaProps) {
  const host = useHost()
  const { name } = host.profile
  const fullTitle = `${title} | ${name}`
  const picture = pictureOf(host, path)
  return (
    <PageHead path={path} title={title} description={description} keywords={keywords}>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${host.publicUrl}${path}`} />
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
    </PageHead>
  )
}
