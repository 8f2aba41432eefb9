import { useState } from 'react'
import { patientTime } from '@homecare/domain/clock'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { DownloadIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useClient } from '@homecare/remote-kit/use-client'
import * as texts from '../../locales/en/quote.json'
import { ContactLinks } from '../../parts/contact-links'
import { LinkFailure } from '../../parts/link-failure'
import { AcceptForm } from './accept-form'
import { AskForm, DeclineForm } from './ask-forms'
import { QuotePaper } from './quote-paper'
import { useQuote, type QuoteProps } from './use-quote'
import styles from './quote-view.module.css'

const { refusedTitle, refused, failedTitle, failed, retry } = texts
const FAILURE_TEXTS = { refused: refusedTitle, refusedHelp: refused, failed: failedTitle, failedHelp: failed, retry }

export function QuoteView() {
  const { opened, reload, set } = useQuote()
  const [note, setNote] = useState<string | null>(null)
  if (opened === 'loading')
    return (
      <div className={styles.page}>
        <p role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </p>
        <Skeleton block />
      </div>
    )
  if (opened === 'refused' || opened === 'failed')
    return <LinkFailure failure={opened} texts={FAILURE_TEXTS} onRetry={reload} />
  const onChanged: QuoteProps['onChanged'] = (quote, said) => {
    setNote(said ?? null)
    if (quote) set(quote)
    else reload()
  }
  return (
    <div className={styles.page}>
      <QuotePaper quote={opened.quote} />
      <Answer note={note} {...opened} onChanged={onChanged} />
    </div>
  )
}

type PanelName = 'accept' | 'ask' | 'decline'

/** What became of the quote, and what the family may do now. */
function Answer({ note, ...props }: QuoteProps & { note: string | null }) {
  const { quote, link } = props
  const [panel, setPanel] = useState<PanelName | null>(null)
  const client = useClient()
  const { state, accepted } = quote
  const close = () => setPanel(null)
  const forms = { accept: AcceptForm, ask: AskForm, decline: DeclineForm }
  const Panel = panel && forms[panel]
  return (
    <Card tone="sage" padding="lg" className={styles.card}>
      {note && <Notice kind="info">{note}</Notice>}
      {Panel && state === 'open' ? (
        <Panel {...props} onClose={close} />
      ) : (
        <>
          <h2 className={styles.state}>{texts.states[state]}</h2>
          {accepted && (
            <p>
              <bdi>
                {texts.acceptedBy({ name: accepted.name, when: patientTime(new Date(accepted.at), { year: true }) })}
              </bdi>
            </p>
          )}
          <p>{texts.help[state]}</p>
          {state === 'open' && (
            <div className={styles.buttons}>
              <Button wide onClick={() => setPanel('accept')}>
                {texts.accept.open}
              </Button>
              <Button wide variant="secondary" onClick={() => setPanel('ask')}>
                {texts.ask.open}
              </Button>
              <Button wide variant="quiet" onClick={() => setPanel('decline')}>
                {texts.decline.open}
              </Button>
            </div>
          )}
        </>
      )}
      <div className={styles.more}>
        {(state === 'open' || state === 'accepted') && (
          <ButtonLink
            variant="secondary"
            size="sm"
            icon={DownloadIcon}
            href={client.url('/api/quote/pdf', { query: link })}
            download
          >
            {texts.pdf}
          </ButtonLink>
        )}
        <ContactLinks about={texts.about({ number: quote.number })} />
      </div>
    </Card>
  )
}
