import { PageBanner } from '@homecare/ui/page-banner'
import { Section } from '@homecare/ui/section'
import { NoScript } from '../../parts/no-script'
import { PageHead } from '@homecare/remote-kit/page-head'
import { ownMessages } from './own-messages'
import { OwnBookingView } from './own-booking-view'
import { OWN_BOOKING } from '../paths'

/** The patient's own booking, opened with an email's link. Opening it changes nothing. */
export function OwnBookingPage() {
  const { title, description, keywords, heading, lead, noScript } = ownMessages
  return (
    <>
      <PageHead path={OWN_BOOKING} title={title} description={description} keywords={keywords} />
      {/* The address carries the link's token: no other page, ours or not, gets it as a referrer. */}
      <meta name="referrer" content="strict-origin" />
      <PageBanner title={heading} lead={lead} />
      <Section tight>
        <NoScript text={noScript} />
        <OwnBookingView />
      </Section>
    </>
  )
}
