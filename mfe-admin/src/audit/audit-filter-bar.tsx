import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { TextInput } from '@homecare/ui/text-input'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useDebouncedText } from '../lists/use-debounced-text'
import { FilterForm } from '../parts/filter-form'
import type { AuditFilter } from './audit-filter-url'
import { auditMessages } from './messages'
import styles from './audit-filter-bar.module.css'

const words = auditMessages.filter
const HINTS = { actor: words.actorHint, action: words.actionHint, subjectId: undefined }

interface AuditFilterBarProps {
  filter: AuditFilter
  onChoose: (next: Partial<AuditFilter>) => void
}

/** Exact words, because the trail is long and searched by index. A press on a cell fills them in. */
export function AuditFilterBar({ filter, onChoose }: AuditFilterBarProps) {
  const actor = useDebouncedText(filter.actor, (value) => onChoose({ actor: value }))
  const action = useDebouncedText(filter.action, (value) => onChoose({ action: value }))
  const subjectId = useDebouncedText(filter.subjectId, (value) => onChoose({ subjectId: value }))
  const clear = () => {
    for (const typed of [actor, action, subjectId]) typed.drop()
    onChoose({ actor: '', action: '', subjectId: '' })
  }
  const box = (name: keyof AuditFilter, typed: typeof actor) => (
    <div className={styles.field}>
      <Field label={words[name]}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            title={HINTS[name]}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
  return (
    <FilterForm label={words.label}>
      {box('actor', actor)}
      {box('action', action)}
      {box('subjectId', subjectId)}
      {Object.values(filter).some(Boolean) && (
        <Button variant="quiet" size="sm" icon="x" title={words.clear} className={styles.clear} onClick={clear}>
          <VisuallyHidden>{words.clear}</VisuallyHidden>
        </Button>
      )}
    </FilterForm>
  )
}
