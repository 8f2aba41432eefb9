import { useState } from 'react'
import { Button } from '@homecare/ui/button'
import { AddApp } from '../../parts/factor/add-app'
import { AddPasskey } from '../../parts/factor/add-passkey'
import type { AddFactorProps } from '../../parts/factor/added'
import styles from '../../parts/factor/factor.module.css'
import { factorMessages } from '../../parts/factor/messages'
import { canUsePasskeys } from '../../parts/factor/web-authn'

const text = factorMessages.enrol

/** The choice of a first factor, then its set-up. */
export function EnrolStep(props: AddFactorProps) {
  const [way, setWay] = useState<'passkey' | 'app' | null>(null)
  if (way === null)
    return (
      <div className={styles.stack}>
        {canUsePasskeys() && <Choice title={text.passkey} lead={text.passkeyText} onChoose={() => setWay('passkey')} />}
        <Choice title={text.app} lead={text.appText} onChoose={() => setWay('app')} />
      </div>
    )
  return (
    <div className={styles.stack}>
      {way === 'passkey' ? <AddPasskey {...props} /> : <AddApp {...props} />}
      <div>
        <Button variant="quiet" size="sm" onClick={() => setWay(null)}>
          {text.back}
        </Button>
      </div>
    </div>
  )
}

function Choice({ title, lead, onChoose }: { title: string; lead: string; onChoose: () => void }) {
  return (
    <section className={styles.choice}>
      <h2>{title}</h2>
      <p className={styles.quiet}>{lead}</p>
      <div>
        <Button variant="secondary" size="sm" aria-label={`${text.choose}: ${title}`} onClick={onChoose}>
          {text.choose}
        </Button>
      </div>
    </section>
  )
}
