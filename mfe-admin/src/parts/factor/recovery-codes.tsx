import { useEffect, useRef } from 'react'
import { Button } from '@homecare/ui/button'
import { saveBlob } from '../save-blob'
import { useCopy } from '../use-copy'
import styles from './factor.module.css'
import { factorMessages } from './messages'

const text = factorMessages.codes

/** The recovery codes, once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = useCopy(text)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const lines = `${codes.join('\n')}\n`
  return (
    <div className={styles.stack}>
      <p>{text.text}</p>
      <ul ref={list} className={styles.codes} aria-label={text.label} tabIndex={-1}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={() => void copy(lines)}>
          {text.copy}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveBlob(text.file, new Blob([lines], { type: 'text/plain' }))}
        >
          {text.save}
        </Button>
      </div>
      <Button wide onClick={onKept}>
        {text.kept}
      </Button>
    </div>
  )
}
