import { useForm } from 'react-final-form'
import { Button } from '@homecare/ui/button'
import { XIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { FilterForm } from '../../parts/filter-form'
import { ShortTextField } from '../../parts/form-fields'
import { FILTER_NAMES, type AuditFilter } from './audit-filter-url'
import { auditMessages } from './messages'
import styles from './audit-filter-bar.module.css'

const text = auditMessages.filter
const HINTS = { actor: text.actorHint, action: text.actionHint, subjectId: undefined }

interface AuditFilterBarProps {
  filter: AuditFilter
  onChoose: (next: Partial<AuditFilter>) => void
}

/** Who and what are found by parts of words, a record by its whole id. Clicking a cell fills them in. */
export function AuditFilterBar({ filter, onChoose }: AuditFilterBarProps) {
  return (
    <FilterForm label={text.label} values={{ ...filter }} typed={FILTER_NAMES} onFilter={onChoose}>
      {FILTER_NAMES.map((name) => (
        <div key={name} className={styles.field}>
          <ShortTextField name={name} label={text[name]} title={HINTS[name]} />
        </div>
      ))}
      {Object.values(filter).some(Boolean) && <ClearButton onClear={() => onChoose(NO_FILTER)} />}
    </FilterForm>
  )
}

const NO_FILTER: AuditFilter = { actor: '', action: '', subjectId: '' }

function ClearButton({ onClear }: { onClear: () => void }) {
  const form = useForm()
  const clear = () => {
    form.batch(() => FILTER_NAMES.forEach((name) => form.change(name, '')))
    onClear()
  }
  return (
    <Button variant="quiet" size="sm" icon={XIcon} title={text.clear} className={styles.clear} onClick={clear}>
      <VisuallyHidden>{text.clear}</VisuallyHidden>
    </Button>
  )
}
