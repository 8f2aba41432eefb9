/** One thing in schema.org's words. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** What the page is about, for search engines. A data block: no browser runs it, so the policy lets it stand inline. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')
  // oxlint-disable-next-line react/no-danger -- JSON of ours with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
