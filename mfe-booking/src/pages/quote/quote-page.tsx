import { PageBanner } from '@homecare/ui/page-banner'
import { Section } from '@homecare/ui/section'
import { PageHead } from '@homecare/remote-kit/page-head'
import * as texts from '../../locales/en/quote.json'
import { NoScript } from '../../parts/no-script'
import { QUOTE_PAGE } from '../paths'
import { QuoteView } from './quote-view'

/** What care costs, for the family that was sent the link. Opening it changes nothing but that the team sees it was opened. */
export function QuotePage() {
  const { title, description, keywords, heading, lead, noScript } = texts
  return (
    <>
      <PageHead path={QUOTE_PAGE} title={title} description={description} keywords={keywords} />
      {/* The address carries the link's token: no other page, ours or not, gets it as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageBanner compact title={heading} lead={lead} />
      <Section tight>
        <NoScript text={noScript} />
        <QuoteView />
      </Section>
    </>
  )
}
