import type { ReactNode } from 'react'
import { Card } from '@homecare/ui/card'
import { deferredLayout } from '@homecare/ui/deferred-layout'
import type { RequestTexts } from '../../content/booking-form'
import styles from './request-card.module.css'

/** A form with its heading, to which buttons of the page lead by `id`. */
export function RequestCard({ id, texts, children }: { id: string; texts: RequestTexts; children: ReactNode }) {
  return (
    <Card as="section" padding="lg" className={`${styles.card} ${deferredLayout}`}>
      <h2 id={id} className={styles.heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {children}
    </Card>
  )
}
