import type { Host } from '@homecare/federation/contract'

export type PageMetaProps = {
  host: Host
  /** The page's own route: every canonical points to itself. */
  path: string
  title: string
  description: string
  keywords: string
}

/** React carries these into the document's head, prerendered as well as in the browser. */
export function PageMeta({ host, path, title, description, keywords }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${host.profile.name}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={`${host.publicUrl}${path}`} />
    </>
  )
}
