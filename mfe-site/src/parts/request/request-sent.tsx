import { useEffect, useRef } from 'react'
import type { ProviderProfile } from '@homecare/contract/profile'
import { patientRange, patientTime } from '@homecare/domain/clock'
import { nextOpening } from '@homecare/domain/opening-times'
import { chatHref } from '@homecare/remote-kit/contact-hrefs'
import { useHost } from '@homecare/remote-kit/host-context'
import { PhoneText } from '@homecare/remote-kit/phone-text'
import { Button, ButtonLink } from '@homecare/ui/button'
import { ChatIcon } from '@homecare/ui/icons'
import type { RequestTexts } from '../../content/booking-form'
import styles from './request-sent.module.css'

/** A request that the server has stored, and when. */
export interface SentRequest {
  orderId: string
  phoneNumber: string
  at: Date
}

interface RequestSentProps {
  texts: RequestTexts
  /** Null after a plain form post, of which the page knows nothing but that it succeeded. */
  sent: SentRequest | null
  onAnother?: () => void
}

/** Takes the place of a form that was sent: the request's number, what happens by when, and what to have ready. */
export function RequestSent({ texts, sent, onAnother }: RequestSentProps) {
  const { profile } = useHost()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])
  const text = texts.sent
  return (
    <div className={styles.panel} data-request-sent={sent ? '' : undefined}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {text.heading}
      </h3>
      {!sent && <p>{texts.success}</p>}
      <dl className={styles.facts}>
        <dt>{text.number}</dt>
        <dd>{sent ? <strong translate="no">{sent.orderId}</strong> : text.numberInEmail}</dd>
        {sent && (
          <>
            <dt>{text.phone}</dt>
            <dd>
              <PhoneText number={sent.phoneNumber} />
            </dd>
          </>
        )}
        <dt>{text.when}</dt>
        <dd>{whenCalled(texts, profile, sent)}</dd>
      </dl>
      <div>
        <h4 className={styles.title}>{text.next}</h4>
        <p>{text.calls}</p>
      </div>
      <div>
        <h4 className={styles.title}>{text.ready}</h4>
        <ul className={styles.ready}>
          {text.readyItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <ButtonLink
          href={chatHref(profile, sent ? text.chatMessage({ number: sent.orderId }) : text.chatAbout)}
          variant="secondary"
          icon={ChatIcon}
        >
          {text.chat}
        </ButtonLink>
        {onAnother ? (
          <Button variant="quiet" onClick={onAnother}>
            {text.another}
          </Button>
        ) : (
          // Without the part that shows this panel, the same address shows the form.
          <ButtonLink href="#another" variant="quiet">
            {text.another}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function whenCalled(
  { sent: text }: RequestTexts,
  { openingTimes, openingHours }: ProviderProfile,
  sent: SentRequest | null,
): string {
  const opening = sent && nextOpening(openingTimes, sent.at)
  if (!opening) return text.during({ hours: openingHours })
  const { from, until } = opening
  if (from <= sent.at) return text.before({ time: patientTime(until) })
  const times = patientRange(from, until)
  return times.slice(0, 1).toUpperCase() + times.slice(1)
}
