import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CareCase } from '@homecare/contract/cases'
import type { Quote } from '@homecare/contract/quotes'
import { Button, ButtonLink } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useApi } from '../../api/api-context'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { SendDialog } from '../../parts/quote/send-dialog'
import { useQuoteChange } from '../../parts/quote/use-quotes'
import { useCopy } from '../../parts/use-copy'
import { AcceptDialog } from './accept-dialog'
import { caseText } from './messages'
import styles from './quotes-panel.module.css'

const text = caseText.quotes
const MAX_REASON = 500

interface QuoteActionsProps {
  quote: Quote
  careCase: CareCase
  mayWork: boolean
}

type Asked = 'send' | 'delete' | 'takeBack' | 'decline' | 'accept'

/** What may happen to a quote in its state. */
export function QuoteActions({ quote, careCase, mayWork }: QuoteActionsProps) {
  const api = useApi()
  const copy = useCopy(text)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { state, url, id, number } = quote
  const isDraft = state === 'draft'
  const isSent = state === 'sent'
  const close = () => setAsked(null)
  const button = (name: Asked, variant: 'quiet' | 'secondary' = 'quiet') => (
    <Button variant={variant} size="sm" aria-haspopup="dialog" onClick={() => setAsked(name)}>
      {text[name]} <VisuallyHidden>{number}</VisuallyHidden>
    </Button>
  )
  return (
    <div className={styles.actions}>
      {isDraft && mayWork && (
        <>
          <ButtonLink as={Link} variant="quiet" size="sm" href={`/admin/cases/${careCase.id}/quotes/${id}`}>
            {text.edit} <VisuallyHidden>{number}</VisuallyHidden>
          </ButtonLink>
          {button('send')}
          {button('delete')}
        </>
      )}
      {isSent && url && (
        <Button variant="quiet" size="sm" onClick={() => void copy(url)}>
          {text.copy} <VisuallyHidden>{number}</VisuallyHidden>
        </Button>
      )}
      {(isSent || state === 'accepted') && (
        <ButtonLink
          variant="quiet"
          size="sm"
          href={api.url('/api/quotes/{id}/pdf', { params: { id } })}
          target="_blank"
          rel="noreferrer"
        >
          {text.pdf} <VisuallyHidden>{number}</VisuallyHidden>
        </ButtonLink>
      )}
      {isSent && mayWork && (
        <>
          {button('takeBack')}
          {button('accept')}
          {button('decline')}
        </>
      )}
      {mayWork && isDraft && <SendDialog open={asked === 'send'} careCase={careCase} quote={quote} onClose={close} />}
      {mayWork && (
        <>
          <AcceptDialog open={asked === 'accept'} caseId={careCase.id} quote={quote} onClose={close} />
          <ConfirmClosing asked={asked} quote={quote} caseId={careCase.id} onClose={close} />
        </>
      )}
    </div>
  )
}

interface ConfirmClosingProps {
  asked: Asked | null
  quote: Quote
  caseId: string
  onClose: () => void
}

/** Ends a quote without an acceptance, after a question. */
function ConfirmClosing({ asked, quote: { id, version }, caseId, onClose }: ConfirmClosingProps) {
  const { busy, refusal, change, reset } = useQuoteChange(caseId)
  const name = asked === 'delete' || asked === 'takeBack' || asked === 'decline' ? asked : null
  const words = text.ask[name ?? 'takeBack']
  const close = () => {
    reset()
    onClose()
  }
  const save = async (reason: string) => {
    const params = { id }
    const answer = await change(
      'close',
      async (api) => {
        if (name === 'delete') return api.post('/api/quotes/{id}/discard', { params, body: { version } })
        if (name === 'decline') return api.post('/api/quotes/{id}/decline', { params, body: { version, reason } })
        return api.post('/api/quotes/{id}/withdraw', { params, body: { version } })
      },
      words.done,
    )
    if (answer.ok) close()
  }
  return (
    <ConfirmDialog
      open={name !== null}
      title={words.title}
      save={words.save}
      danger
      busy={busy !== null}
      refusal={refusal}
      {...(name === 'decline' && {
        reason: { label: text.ask.decline.reason, hint: text.ask.decline.reasonHint, maxLength: MAX_REASON },
      })}
      onClose={close}
      onSave={(reason) => void save(reason)}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
