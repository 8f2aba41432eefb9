import { Fragment } from 'react'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { COMMA } from '@homecare/domain/locales'
import { quickPhoneLink } from '@homecare/domain/phone-digits'
import { ButtonLink } from '@homecare/ui/button'
import { MapPinIcon, PhoneIcon } from '@homecare/ui/icons'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import * as text from '../../locales/en/visit.json'
import { times } from '../../times'
import { Fact } from './fact'
import styles from './nurse-visit.module.css'

export type CareOnSheet = DaySheet['care'][number]

/** From when to when, as the nurse reads it; a visit may end on the next day. */
export const careTime = ({ startsAt, endsAt }: CareOnSheet): string =>
  [startsAt, endsAt].map((at) => times.hour(new Date(at))).join('–')

/** A visit of care on the nurse's phone: who, where, how to get in and what to be careful about. */
export function NurseCare({ visit }: { visit: CareOnSheet }) {
  const { kind, service, fullName, contact, address, mapLink, pin, accessNotes, health, number } = visit
  const where = [address.doorNumber, address.building, address.landmark, address.city].filter(Boolean)
  return (
    <article className={styles.visit} aria-label={visitTexts.label({ time: careTime(visit), name: fullName })}>
      <header className={styles.head}>
        <p className={styles.time}>
          <bdi>{careTime(visit)}</bdi>
        </p>
        <h3 className={styles.name}>
          <bdi>{fullName}</bdi>
        </h3>
      </header>
      <p className={styles.where}>
        {where.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two parts may be the same text; their places never change.
          <Fragment key={at}>
            {at > 0 && COMMA}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </p>
      <div className={styles.ways}>
        {contact && (
          <ButtonLink variant="secondary" icon={PhoneIcon} href={quickPhoneLink(contact.phoneNumber)}>
            {visitTexts.call}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" icon={MapPinIcon} href={mapLink} target="_blank" rel="noreferrer">
          {pin ? visitTexts.pin : visitTexts.map}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        <Fact name={text[kind === 'assessment' ? 'assessment' : 'care']} lines={[service, number]} />
        <Fact name={text.allergies} lines={[health.allergies || text.noneNoted]} />
        <Fact name={text.risks} lines={[health.risks || text.noneNoted]} />
        {accessNotes && <Fact name={text.gettingIn} lines={[accessNotes]} />}
        {contact && <Fact name={text.contact} lines={[[contact.name, contact.relation].filter(Boolean).join(COMMA)]} />}
      </dl>
      <p>{text.tellOffice}</p>
    </article>
  )
}
