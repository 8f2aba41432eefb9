import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { My } from '@homecare/contract/my'
import { dubaiDate } from '@homecare/domain/dates'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useToday } from '@homecare/remote-kit/use-today'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { EmptyState } from '@homecare/ui/empty-state'
import { RadioChoice } from '@homecare/ui/radio-choice'
import * as texts from '../../locales/en/my.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { Untranslated } from '../../parts/facts'
import { PATHS } from '../../wizard/steps'
import { Devices } from './devices'
import { Family } from './family/family'
import { Invitations } from './family/invitations'
import { NewsChoice } from './news-choice'
import { ReadyReports } from './ready-reports'
import { Requests } from './requests'
import { VisitCard } from './visit-card'
import { VisitList } from './visit-list'
import { namesIn, sortedVisits } from './visits-of'
import styles from './my.module.css'

export interface MyParts {
  my: My
  onMy: (my: My) => void
  onSignedOut: () => void
}

interface MyViewProps extends MyParts {
  /** The visitor has just signed in here: the form that had the focus is gone. */
  takesFocus: boolean
  onReload: () => void
}

/** What comes next first, then everything else about this phone. */
export function MyView({ my, takesFocus, onMy, onSignedOut, onReload }: MyViewProps) {
  const today = useToday() ?? dubaiDate(serverNow())
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) start.current?.focus()
  }, [takesFocus])
  const [person, setPerson] = useState<string | null>(null)
  const names = namesIn(my)
  const chosen = person !== null && names.includes(person) ? person : null
  const { coming, past } = sortedVisits(my.visits, chosen, today)
  const [next, ...later] = coming
  const parts = { my, onMy, onSignedOut }
  return (
    <div ref={start} tabIndex={-1} className={styles.page}>
      <Invitations {...parts} />
      {my.visits.length + my.requests.length === 0 && (
        <Card>
          <EmptyState
            title={texts.empty}
            action={
              <ButtonLink as={Link} href={PATHS.choosing}>
                {sharedTexts.book}
              </ButtonLink>
            }
          >
            {texts.emptyHelp}
          </EmptyState>
        </Card>
      )}
      {names.length > 1 && (
        <RadioChoice
          label={texts.whose}
          options={[
            { value: '', label: texts.everyone },
            ...names.map((name) => ({ value: name, label: <Untranslated>{name}</Untranslated> })),
          ]}
          chosen={chosen ?? ''}
          onChoose={(name) => setPerson(name === '' ? null : name)}
        />
      )}
      {next && (
        <section aria-label={texts.next} className={styles.part}>
          <h2 className={styles.heading}>{texts.next}</h2>
          <VisitCard my={my} visit={next} isNext />
        </section>
      )}
      {!next && past.length > 0 && <p className={styles.quiet}>{texts.none}</p>}
      <ReadyReports visits={my.visits} person={chosen} />
      <VisitList my={my} title={texts.coming} visits={later} />
      <VisitList my={my} title={texts.past} visits={past} />
      <Requests my={my} />
      <Family {...parts} />
      <NewsChoice {...parts} />
      <Devices {...parts} onReload={onReload} />
    </div>
  )
}
