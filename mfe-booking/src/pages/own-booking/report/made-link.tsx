import { useEffect, useRef, useState } from 'react'
import type { SharedReportLink } from '@homecare/contract/reports'
import { Button } from '@homecare/ui/button'
import * as texts from '../../../locales/en/share.json'
import styles from './report-section.module.css'

/** A new link with its passcode, which is shown only here. */
export function MadeLink({ made, onHide }: { made: SharedReportLink & { recipient: string }; onHide: () => void }) {
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () => {
    void navigator.clipboard.writeText(made.url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles.made}>
      <h4 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.madeTitle({ recipient: made.recipient })}
      </h4>
      <p>{texts.made}</p>
      <p>
        <span>{texts.link}</span>
        <br />
        <a href={made.url} className={styles.link} target="_blank" rel="noopener noreferrer">
          {made.url}
        </a>
      </p>
      <p>
        <span>{texts.passcode}</span>
        <br />
        <span className={styles.passcode} translate="no">
          {made.passcode}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={copy}>
          {texts.copy}
        </Button>
        <Button variant="quiet" onClick={onHide}>
          {texts.hide}
        </Button>
      </div>
      <p role="status">{copied && texts.copied}</p>
    </div>
  )
}
