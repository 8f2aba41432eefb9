import { PageBanner } from '@homecare/ui/page-banner'
import { Section } from '@homecare/ui/section'
import { NoScript } from '../../parts/no-script'
import { StepPlaces } from '../../parts/step-bar'
import { PageHead } from '@homecare/remote-kit/page-head'
import { useToday } from '@homecare/remote-kit/use-today'
import { dayHeadline } from './day-headline'
import * as texts from '../../locales/en/own.json'
import { OwnBookingView } from './own-booking-view'
import { OWN_BOOKING } from '../paths'
import { stateOf } from './state-of'
import { useOwnBooking } from './use-own-booking'

/** The patient's own booking, opened with an email's link. Opening it changes nothing. On the day of the visit it begins with the nurse. */
export function OwnBookingPage() {
  const { title, description, keywords, heading, noScript } = texts
  const page = useOwnBooking()
  const today = useToday()
  const { opened } = page
  const found = typeof opened === 'object' ? opened : null
  const headline = found && dayHeadline(found.own, { today, now: found.loadedAt })
  const lead = found && stateOf(found.own) !== 'booked' ? texts.leadOtherwise : texts.lead
  const shown = headline ?? { title: heading, lead }
  return (
    <>
      <PageHead path={OWN_BOOKING} title={title} description={description} keywords={keywords} />
      {/* The address carries the link's token: no other page, ours or not, gets it as a referrer. */}
      <meta name="referrer" content="strict-origin" />
      <PageBanner
        compact
        title={<span key={shown.title}>{shown.title}</span>}
        lead={<span key={shown.lead}>{shown.lead}</span>}
      />
      <StepPlaces frame={(screen) => <Section tight>{screen}</Section>}>
        <NoScript text={noScript} />
        <OwnBookingView page={page} headline={headline} />
      </StepPlaces>
    </>
  )
}
