import { useHost } from './host-context'

interface PageHeadProps {
  path: string
  title: string
  description: string
  keywords: string
}

/** React puts these into the document's head, in the prerendered page as well. */
export function PageHead({ path, title, description, keywords }: PageHeadProps) {
  const { profile, publicUrl } = useHost()
  return (
    <>
      <title>{`${title} | ${profile.name}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={publicUrl + path} />
    </>
  )
}
