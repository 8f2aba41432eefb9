import { useEffect, useRef, useState } from 'react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import type { OrderRef } from '../../../wizard/context'
import { IdentityForm } from './identity-form'
import * as texts from '../../../locales/en/identity.json'
import styles from './identity-card.module.css'

interface IdentityCardProps {
  own: OwnBooking
  link: OrderRef
  onSaved: (own: OwnBooking) => void
}

/** Asks who is tested until it is known. What is known is changed here, and never shown: the link came by email. */
export function IdentityCard({ own, link, onSaved }: IdentityCardProps) {
  const [changing, setChanging] = useState(false)
  const [saved, setSaved] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  // The button is gone.
  useEffect(() => {
    if (saved) thanks.current?.focus()
  }, [saved])
  const asked = own.tested.filter(({ identified }) => changing || !identified)
  if (own.tested.length === 0) return null
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      {asked.length > 0 ? (
        <>
          <p>{texts.why}</p>
          <IdentityForm
            people={asked}
            isNamed={own.order.people.length > 1}
            link={link}
            onSaved={(next) => {
              setChanging(false)
              setSaved(true)
              onSaved(next)
            }}
          />
        </>
      ) : (
        <>
          <p ref={thanks} tabIndex={-1} className={styles.thanks}>
            {texts.known}
          </p>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setSaved(false)
              setChanging(true)
            }}
          >
            {texts.change}
          </Button>
        </>
      )}
    </Card>
  )
}
