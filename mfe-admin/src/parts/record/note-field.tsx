import { useRef } from 'react'
import { useField } from 'react-final-form'
import { Field } from '@homecare/ui/field'
import { useServerError } from '@homecare/ui/server-errors'
import { TextArea } from '@homecare/ui/text-area'
import { useKeys } from '../keys/use-keys'
import { detailMessages } from './messages'
import styles from './notes-panel.module.css'

const text = detailMessages.notes

/** What the field is called in a request. */
export const NOTE_NAMES = { text: 'note' }

interface NoteFieldProps {
  /** Receives the text with every key. */
  onWrite?: (text: string) => void
  onSave: () => void
}

/** The text of a note; the key n leads to it, Ctrl and Enter save it. */
export function NoteField({ onWrite, onSave }: NoteFieldProps) {
  const { input } = useField<string>('note', { parse: (value) => value })
  const refused = useServerError('note', input.value)
  const place = useRef<HTMLDivElement>(null)
  useKeys({ n: () => place.current?.querySelector('textarea')?.focus() })
  return (
    <div ref={place}>
      <Field label={text.label} {...(refused && { error: refused })}>
        {(aria) => (
          <TextArea
            {...input}
            {...aria}
            rows={2}
            maxLength={2000}
            className={styles.area}
            aria-keyshortcuts="Control+Enter"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave()
            }}
            onChange={(event) => {
              input.onChange(event)
              onWrite?.(event.target.value)
            }}
          />
        )}
      </Field>
    </div>
  )
}
