import { useRef } from 'react'
import { Button, ButtonLink } from '@homecare/ui/button'
import { DownloadIcon, ExternalLinkIcon, PrinterIcon } from '@homecare/ui/icons'
import * as texts from '../locales/en/report.json'
import styles from './report-document.module.css'

interface ReportDocumentProps {
  /** Where the document is, for a browser that has opened it. */
  url: string
  downloadUrl: string
  title: string
}

/** A report in the browser's own PDF viewer. Phones have none inside a page, so there a link opens it. */
export function ReportDocument({ url, downloadUrl, title }: ReportDocumentProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const print = () => {
    const shown = frame.current?.contentWindow
    try {
      shown?.focus()
      shown?.print()
    } catch {
      // A viewer that pages may not reach has a print button of its own.
      window.open(url, '_blank', 'noopener')
    }
  }
  return (
    <div className={styles.document}>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" icon={ExternalLinkIcon} href={url} target="_blank" rel="noopener">
          {texts.show}
        </ButtonLink>
        <ButtonLink variant="secondary" icon={DownloadIcon} href={downloadUrl} download>
          {texts.download}
        </ButtonLink>
        <Button variant="secondary" icon={PrinterIcon} className={styles.print} onClick={print}>
          {texts.print}
        </Button>
      </div>
      {/* A browser's PDF viewer does not start in a sandbox; the response's policy blocks scripts and requests. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} className={styles.frame} src={url} title={title} />
    </div>
  )
}
