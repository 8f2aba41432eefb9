import { useEffect, useRef } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { My } from '@homecare/contract/my'
import { COMMA } from '@homecare/domain/locales'
import { addressParts } from '@homecare/domain/home'
import { offlineOr } from '@homecare/remote-kit/offline'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Notice } from '@homecare/ui/notice'
import * as texts from '../../locales/en/fill-from-visits.json'
import { Untranslated } from '../../parts/facts'
import { PhoneSignIn } from '../../parts/sign-in/phone-sign-in'
import { detailsOf, type PersonDetails } from './details-of-person'
import styles from './patient-form.module.css'

export interface VisitsPanelProps {
  /** Null where this browser is not signed in. */
  answer: CallResult<My> | null
  onChoose: (details: PersonDetails) => void
  onSignedIn: () => void
  onStop: () => void
}

/** Where one person alone was visited, nobody has to choose. */
export function onlyDetails(answer: CallResult<My> | null): PersonDetails | null {
  if (!answer?.ok) return null
  const [only, ...more] = answer.data.people
  return only && more.length === 0 ? detailsOf(answer.data, only) : null
}

/** The choice of a person from the visits of a phone, after a code where this browser has not signed in before. */
export function VisitsPanel({ answer, onChoose, onSignedIn, onStop }: VisitsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [answer])
  return (
    <Card as="section" tone="sage" padding="lg" className={styles.visits}>
      <h2 ref={heading} tabIndex={-1} className={styles.legend}>
        {texts.title}
      </h2>
      {answer === null ? (
        <PhoneSignIn onSignedIn={onSignedIn} />
      ) : answer.ok ? (
        <People my={answer.data} onChoose={onChoose} />
      ) : (
        <Notice kind="error">{offlineOr(texts.failed)}</Notice>
      )}
      <div>
        <Button variant="quiet" onClick={onStop}>
          {texts.stop}
        </Button>
      </div>
    </Card>
  )
}

function People({ my, onChoose }: { my: My } & Pick<VisitsPanelProps, 'onChoose'>) {
  if (my.people.length === 0) return <Notice kind="info">{texts.none}</Notice>
  return (
    <>
      <p>{texts.choose}</p>
      <ul className={styles.people}>
        {my.people.map((person) => (
          <li key={`${person.familyId} ${person.fullName}`}>
            <Button variant="secondary" wide onClick={() => onChoose(detailsOf(my, person))}>
              <Untranslated>{person.fullName}</Untranslated>
            </Button>
            <p className={styles.consent}>
              <Untranslated>{addressParts(person, { kind: person.homeKind }).join(COMMA)}</Untranslated>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
