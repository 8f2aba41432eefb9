import { PageHead } from '@homecare/remote-kit/page-head'
import { SharingTags } from '@homecare/remote-kit/sharing-tags'
import { pictureAlts, type PagePath } from '../content/picture-alts'

interface PageMetaProps {
  path: PagePath
  title: string
  description: string
  keywords: string
}

/** A page's head, with the title, description and picture for shared links. */
export function PageMeta(meta: PageMetaProps) {
  return (
    <PageHead {...meta}>
      <SharingTags {...meta} alt={pictureAlts[meta.path]} />
    </PageHead>
  )
}
