import { useEffect, useRef, useState } from 'react'
import type { SharedReportLink } from '@homecare/contract/reports'
import { Button } from '@homecare/ui/button'
import { reportMessages } from '../../../parts/report-messages'
import styles from './report-section.module.css'

const text = reportMessages.share

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
        {text.madeTitle(made.recipient)}
      </h4>
      <p>{text.made}</p>
      <p>
        <span>{text.link}</span>
        <br />
        <a href={made.url} className={styles.link} target="_blank" rel="noopener noreferrer">
          {made.url}
        </a>
      </p>
      <p>
        <span>{text.passcode}</span>
        <br />
        <span className={styles.passcode} translate="no">
          {made.passcode}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={copy}>
          {text.copy}
        </Button>
        <Button variant="quiet" onClick={onHide}>
          {text.hide}
        </Button>
      </div>
      <p role="status">{copied && text.copied}</p>
    </div>
  )
}
