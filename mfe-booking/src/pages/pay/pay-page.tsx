import { PageBanner } from '@homecare/ui/page-banner'
import { Section } from '@homecare/ui/section'
import { PageHead } from '@homecare/remote-kit/page-head'
import { NoScript } from '../../parts/no-script'
import * as texts from '../../locales/en/pay.json'
import { PayView } from './pay-view'
import { PAY_PAGE } from '../paths'

/** What a patient booked on the phone, and its payment. Opening it changes nothing. */
export function PayPage() {
  const { title, description, keywords, heading, lead, noScript } = texts
  return (
    <>
      <PageHead path={PAY_PAGE} title={title} description={description} keywords={keywords} />
      {/* The address carries the link's token: no other page, ours or not, gets it as a referrer. */}
      <meta name="referrer" content="strict-origin" />
      <PageBanner compact title={heading} lead={lead} />
      <Section tight>
        <NoScript text={noScript} />
        <PayView />
      </Section>
    </>
  )
}
