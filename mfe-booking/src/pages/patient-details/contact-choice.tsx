import { useEffect, useState } from 'react'
import { WAYS, type Way } from '@homecare/domain/news'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClient } from '@homecare/remote-kit/use-client'
import { RadioChoice } from '@homecare/ui/radio-choice'
import * as texts from '../../locales/en/contact-by.json'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import styles from './patient-form.module.css'

/** How the patient wants to get news of the visit. There is no question where email is the only way. */
export function ContactChoice() {
  const wizard = useWizard()
  const { date, contactBy = 'email' } = useWizardState((state) => state.context.draft)
  const ways = useWays(date)
  const { profile } = useHost()
  const isClosed = ways !== null && ways.length > 0 && !ways.includes(contactBy)
  useEffect(() => {
    // An earlier booking chose a way that the provider has no more; the server would refuse it.
    if (isClosed) wizard.send({ type: 'CHANGE_DETAILS', details: { contactBy: 'email' } })
  }, [wizard, isClosed])
  if (ways !== null && ways.length < 2) return null
  const isKnown = ways !== null
  const shown = ways ?? WAYS
  const chosen = shown.includes(contactBy) ? contactBy : 'email'
  // Its place is kept until the ways are known, so that nothing below it moves.
  return (
    <div className={isKnown ? styles.known : styles.unknown} aria-hidden={!isKnown} inert={!isKnown}>
      <RadioChoice
        label={texts.label}
        options={shown.map((value) => ({ value, label: texts.ways[value] }))}
        chosen={chosen}
        onChoose={(way) => wizard.send({ type: 'CHANGE_DETAILS', details: { contactBy: way } })}
        detail={texts.details[chosen]({ provider: profile.name })}
      />
    </div>
  )
}

/** The ways that the provider has set up, in the order in which they are offered; null until they are known. */
function useWays(date: string | null): readonly Way[] | null {
  const client = useClient()
  const [ways, setWays] = useState<readonly Way[] | null>(null)
  useEffect(() => {
    if (date === null) return undefined
    const stop = new AbortController()
    void client.get('/api/slots', { query: { date }, signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setWays(result.ok ? WAYS.filter((way) => result.data.ways.includes(way)) : [])
    })
    return () => stop.abort()
  }, [client, date])
  return ways
}
