import { Fragment } from 'react'
import { COMMA, LOCALE } from '@homecare/domain/locales'
import { identityText } from '@homecare/domain/identity'
import { addressParts } from '@homecare/domain/home'
import { quickPhoneLink } from '@homecare/domain/phone-digits'
import { spacedAccession } from '@homecare/domain/sample'
import { ButtonLink } from '@homecare/ui/button'
import { MapPinIcon, PhoneIcon } from '@homecare/ui/icons'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { visitTexts } from '@homecare/remote-kit/visits/visit-texts'
import * as text from '../../locales/en/visit.json'
import { Fact } from './fact'
import styles from './nurse-visit.module.css'
import { StepButtons } from './step-buttons'
import type { NewStep } from '../../api/use-nurse-sheet'
import { times } from '../../times'

interface NurseVisitProps {
  visit: SheetVisit
  date: string
  now: Date
  onStep: (step: NewStep) => void
}

/** One visit on the nurse's phone: who, where, what to take along, and what to report. */
export function NurseVisit({ visit, date, now, onStep }: NurseVisitProps) {
  const { time, fullName, phoneNumber, address, home, mapLink, gateCode, tubes, people, notes, steps } = visit
  return (
    <article className={styles.visit} aria-label={visitTexts.label({ time: times.slot(time), name: fullName })}>
      <header className={styles.head}>
        <p className={styles.time}>{times.slot(time)}</p>
        <h3 className={styles.name}>
          <bdi>{fullName}</bdi>
        </h3>
      </header>
      <p className={styles.where}>
        {addressParts(address, home).map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two parts may be the same text; their places never change.
          <Fragment key={at}>
            {at > 0 && COMMA}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </p>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" icon={PhoneIcon} href={quickPhoneLink(phoneNumber)}>
          {visitTexts.call}
        </ButtonLink>
        <ButtonLink variant="secondary" icon={MapPinIcon} href={mapLink} target="_blank" rel="noreferrer">
          {home.pin ? visitTexts.pin : visitTexts.map}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        {gateCode && <Fact name={visitTexts.gateCode} lines={[gateCode]} />}
        {notes.length > 0 && <Fact name={text.notes} lines={notes} />}
        {visit.notEatenSince && (
          <Fact name={text.notEatenSince} lines={[times.instant(new Date(visit.notEatenSince))]} />
        )}
        {people.length === 1 && people.map((each) => <PersonFacts key={each.person} person={each} />)}
      </dl>
      {people.length > 1 && (
        <>
          <p className={styles.family}>{text.family({ people: people.length, tubes: tubes.length })}</p>
          {people.map((each) => (
            <section key={each.person} className={styles.person} aria-label={each.fullName}>
              <h4 className={styles.personName}>
                <bdi>{each.fullName}</bdi>
              </h4>
              <dl className={styles.facts}>
                <PersonFacts person={each} />
              </dl>
            </section>
          ))}
        </>
      )}
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label={text.done}>
          {steps.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>{[visitTexts.steps.done[kind], times.hour(new Date(at))].join(COMMA)}</li>
          ))}
        </ol>
      )}
      <StepButtons visit={visit} date={date} now={now} onStep={onStep} />
    </article>
  )
}

/** What one person of the visit gives: their own tubes with their own number. */
function PersonFacts({ person }: { person: SheetVisit['people'][number] }) {
  const { identity, tubes, accession, tests, fastingHours } = person
  const born = identityText(identity, LOCALE, undefined, times.birthDate)
  return (
    <>
      <Fact name={text.born} lines={[born ? text.compareBorn({ born }) : text.askBorn]} />
      <Fact name={text.tubes({ count: tubes.length })} lines={tubes.map(({ specimen }) => specimen)} />
      <div>
        <dt>{text.labelNumber}</dt>
        <dd className={styles.number}>
          {accession ? <bdi dir="ltr">{spacedAccession(accession)}</bdi> : text.noNumber}
        </dd>
      </div>
      <Fact name={visitTexts.tests} lines={tests} />
      <Fact
        name={text.fasting}
        lines={[fastingHours > 0 ? text.fastingHours({ hours: fastingHours }) : text.noFasting]}
      />
    </>
  )
}
