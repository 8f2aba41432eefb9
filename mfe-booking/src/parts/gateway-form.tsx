import { useEffect, useRef, useState } from 'react'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Spinner } from '@homecare/ui/spinner'
import * as texts from '../locales/en/payment.json'
import type { GatewayRequest } from '../wizard/context'
import styles from './gateway-form.module.css'

/** After this time without a navigation the submit button is shown. */
const SLOW_MS = 4_000

interface GatewayFormProps {
  gatewayRequest: GatewayRequest
  /** The page was restored from the back/forward cache. */
  onReturned: () => void
}

/** The hidden form to the card gateway; submitted automatically, once. */
export function GatewayForm({ gatewayRequest, onReturned }: GatewayFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    form.current?.submit()
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) onReturned()
    }
    window.addEventListener('pageshow', returned)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', returned)
    }
  }, [onReturned])

  return (
    <Card padding="lg" className={styles.card}>
      <span className={styles.spinner}>
        <Spinner size={40} />
      </span>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.lead} role="status">
        {slow ? texts.slow : texts.lead}
      </p>
      <form ref={form} method="post" action={gatewayRequest.ccaUrl} className={styles.form}>
        <input type="hidden" name="encRequest" value={gatewayRequest.encRequest} />
        <input type="hidden" name="access_code" value={gatewayRequest.accessCode} />
        <input type="hidden" name="merchant_id" value={gatewayRequest.merchantId} />
        {slow && <Button type="submit">{texts.go}</Button>}
        <noscript>
          <Button type="submit">{texts.go}</Button>
        </noscript>
      </form>
    </Card>
  )
}
