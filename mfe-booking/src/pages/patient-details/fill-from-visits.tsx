import { useState, type ComponentType } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { My } from '@homecare/contract/my'
import { useHost } from '@homecare/remote-kit/host-context'
import { offlineOr } from '@homecare/remote-kit/offline'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { UserIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { loadMy } from '../../api/my'
import * as texts from '../../locales/en/fill-from-visits.json'
import { useWizard } from '../../wizard/wizard-provider'
import type { PersonDetails } from './details-of-person'
import type { VisitsPanelProps } from './visits-panel'
import styles from './patient-form.module.css'

interface Shown {
  Panel: ComponentType<VisitsPanelProps>
  answer: CallResult<My> | null
}

/** Offers to fill in the form from earlier visits. Nothing of it is loaded before somebody wants it, for most visitors have none. */
export function FillFromVisits({ onFilled }: { onFilled: () => void }) {
  const client = useClient()
  const wizard = useWizard()
  const { notify } = useHost()
  const [isLoading, setLoading] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isFilled, setFilled] = useState(false)
  const fill = (details: PersonDetails) => {
    wizard.send({ type: 'CHANGE_DETAILS', details })
    setShown(null)
    setFilled(true)
    onFilled()
  }
  const look = async () => {
    setLoading(true)
    setFilled(false)
    try {
      const [{ VisitsPanel, onlyDetails }, answer] = await Promise.all([import('./visits-panel'), loadMy(client)])
      const only = onlyDetails(answer)
      if (only) fill(only)
      else setShown({ Panel: VisitsPanel, answer })
    } catch {
      notify('error', offlineOr(texts.failed))
    }
    setLoading(false)
  }
  return (
    <div className={styles.fill}>
      {shown ? (
        <shown.Panel
          answer={shown.answer}
          onChoose={fill}
          onSignedIn={() => void look()}
          onStop={() => setShown(null)}
        />
      ) : (
        <Button
          variant="secondary"
          icon={UserIcon}
          busy={isLoading}
          busyLabel={texts.loading}
          onClick={() => void look()}
        >
          {texts.open}
        </Button>
      )}
      {isFilled && <Notice kind="success">{texts.done}</Notice>}
    </div>
  )
}
