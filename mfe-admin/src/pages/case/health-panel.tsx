import { useState } from 'react'
import type { CareCase } from '@homecare/contract/cases'
import { HEALTH_FACTS } from '@homecare/domain/care-wishes'
import { Button } from '@homecare/ui/button'
import { TextAreaField } from '@homecare/ui/form-field'
import { usePermission } from '../../api/use-permission'
import { FormDialog } from '../../parts/form-dialog'
import { FactItem, FactList, TitledPanel } from '../../parts/panel'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'
import styles from './facts.module.css'

const text = caseText.health

type Values = Partial<CareCase['health']>

/** What is known of the patient's health, in the order in which a nurse needs it. */
export function HealthPanel(props: CaseProps) {
  const { health } = props.careCase
  const mayWork = usePermission('work-on-cases')
  const [editing, setEditing] = useState(false)
  const known = HEALTH_FACTS.filter((fact) => health[fact])
  return (
    <TitledPanel title={text.title}>
      {known.length === 0 && <p className={styles.ask}>{text.none}</p>}
      {known.length > 0 && (
        <FactList>
          {known.map((fact) => (
            <FactItem key={fact} label={text.facts[fact]}>
              <span dir="auto" className={styles.text}>
                {health[fact]}
              </span>
            </FactItem>
          ))}
        </FactList>
      )}
      {mayWork && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.edit}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          {text.edit}
        </Button>
      )}
      <HealthDialog open={editing} onClose={() => setEditing(false)} {...props} />
    </TitledPanel>
  )
}

interface HealthDialogProps extends CaseProps {
  open: boolean
  onClose: () => void
}

/** Writes down what is known of the patient's health. */
export function HealthDialog({ open, onClose, ...props }: HealthDialogProps) {
  const { busy, refusal, change, reset } = useCaseChange(props)
  const close = () => {
    reset()
    onClose()
  }
  const save = async (values: Values) => {
    const health = { ...NOTHING, ...values }
    const isDone = await change('health', (api, { params, version }) =>
      api.post('/api/cases/{id}/health', { params, body: { version, ...health } }),
    )
    if (isDone) close()
  }
  return (
    <FormDialog<Values>
      open={open}
      title={text.title}
      save={caseText.event.save}
      busy={busy !== null}
      refusal={refusal}
      initialValues={props.careCase.health}
      onClose={close}
      onSubmit={save}
    >
      {HEALTH_FACTS.map((fact) => (
        <TextAreaField key={fact} name={fact} label={text.facts[fact]} rows={2} maxLength={2000} />
      ))}
    </FormDialog>
  )
}

const NOTHING = { allergies: '', risks: '', diagnosis: '', mobility: '', equipment: '' }
