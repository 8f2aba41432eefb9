import { useState } from 'react'
import type { My, MyVisit } from '@homecare/contract/my'
import { Button } from '@homecare/ui/button'
import * as texts from '../../locales/en/my.json'
import { VisitCard } from './visit-card'
import styles from './my.module.css'

/** How many are shown before somebody wants all. */
const SHOWN = 4

/** Visits in their order; nothing where there are none. */
export function VisitList({ my, title, visits }: { my: My; title: string; visits: readonly MyVisit[] }) {
  const [all, setAll] = useState(false)
  if (visits.length === 0) return null
  return (
    <section aria-label={title} className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.visits}>
        {visits.slice(0, all ? undefined : SHOWN).map((visit) => (
          <VisitCard key={visit.orderId} my={my} visit={visit} />
        ))}
      </div>
      {!all && visits.length > SHOWN && (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {texts.showAll({ count: visits.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
