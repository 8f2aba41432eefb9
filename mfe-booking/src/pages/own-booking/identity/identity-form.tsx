import { useState } from 'react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { dubaiDate } from '@homecare/domain/dates'
import { IdentityFields, identityIn, type TypedIdentity } from '@homecare/remote-kit/identity-fields'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { useClient } from '@homecare/remote-kit/use-client'
import { useToday } from '@homecare/remote-kit/use-today'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { UnplacedErrors } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import { offlineOr } from '@homecare/remote-kit/offline'
import { identifyPeople } from '../../../api/own-booking'
import { Untranslated } from '../../../parts/facts'
import type { OrderRef } from '../../../wizard/context'
import * as texts from '../../../locales/en/identity.json'
import styles from './identity-card.module.css'

interface IdentityFormProps {
  people: OwnBooking['tested']
  /** Shows the name of each person: with several people in the visit. */
  isNamed: boolean
  link: OrderRef
  onSaved: (own: OwnBooking) => void
}

interface Values {
  people?: TypedIdentity[]
}

/** Date of birth and sex of these people. */
export function IdentityForm({ people, isNamed, link, onSaved }: IdentityFormProps) {
  const client = useClient()
  const today = useToday() ?? dubaiDate(serverNow())
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async ({ people: typed = [] }: Values) => {
    setRefusal(null)
    const given = people.flatMap(({ person }, index) => {
      const identity = identityIn(typed[index], today)
      return identity ? [{ person, ...identity }] : []
    })
    const answer = await identifyPeople(client, link, given)
    if (answer.ok) onSaved(answer.data)
    else if (answer.status === 429) setRefusal(texts.limited)
    else if (answer.problem?.code === 'ILLEGAL_TRANSITION') setRefusal(texts.ended)
    else if (!answer.problem?.fields) setRefusal(offlineOr(texts.failed))
    return answer
  }

  return (
    <ServerForm<Values> onSubmit={save}>
      {({ handleSubmit, submitting }) => (
        <form
          aria-label={texts.heading}
          className={styles.form}
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
        >
          {people.map(({ person, name }, index) => (
            <fieldset key={person} aria-label={isNamed ? undefined : texts.heading} className={styles.person}>
              {isNamed && (
                <legend className={styles.name}>
                  <Untranslated>{name}</Untranslated>
                </legend>
              )}
              <IdentityFields at={`people.${index}`} today={today} required />
            </fieldset>
          ))}
          <UnplacedErrors help={texts.unplaced} />
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <div>
            <Button type="submit" variant="secondary" busy={submitting} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </form>
      )}
    </ServerForm>
  )
}
