/** One object in the vocabulary of schema.org. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Tells search engines the page's subject. Browsers don't run it, so the content security policy allows it inline. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')
  // oxlint-disable-next-line react/no-danger -- JSON of ours with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
