import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { CareCase } from '@homecare/contract/cases'
import type { DraftQuote, Quote } from '@homecare/contract/quotes'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { useClientToday } from '@homecare/remote-kit/use-today'
import { Icon } from '@homecare/ui/icon'
import { ArrowLeftIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { usePolledQuery } from '../../api/use-polled-query'
import { LoadedBody } from '../../parts/loaded-body'
import { SendDialog } from '../../parts/quote/send-dialog'
import { useQuotes } from '../../parts/quote/use-quotes'
import { Screen } from '../../parts/screen'
import { useDraft } from '../../parts/session/drafts'
import { UnsavedForm } from '../../parts/unsaved-form'
import { FamilyPreview } from './family-preview'
import { quoteText as text } from './messages'
import { emptyQuote } from './presets'
import { QuoteForm } from './quote-form'
import { valuesOf } from './quote-values'
import { useQuoteSave } from './use-quote-save'
import styles from './quote-screen.module.css'

/** The page on which a quote of a case is written, a new one or a draft. */
export function QuoteScreen() {
  const { id = '', quoteId } = useParams()
  const loaded = usePolledQuery(['case', id], (api, options) =>
    api.get('/api/cases/{id}', { ...options, params: { id } }),
  )
  return (
    <LoadedBody loaded={loaded}>
      {(careCase) =>
        quoteId ? (
          <DraftEditor key={quoteId} careCase={careCase} quoteId={quoteId} />
        ) : (
          <Editor careCase={careCase} draft={null} />
        )
      }
    </LoadedBody>
  )
}

function DraftEditor({ careCase, quoteId }: { careCase: CareCase; quoteId: string }) {
  const loaded = useQuotes(careCase.id)
  return (
    <LoadedBody loaded={loaded}>
      {({ quotes }) => {
        const draft = quotes.find(({ id }) => id === quoteId)
        if (draft?.state === 'draft') return <Editor careCase={careCase} draft={draft} />
        return (
          <Screen title={draft ? text.title(draft.number) : text.unknown} actions={<ToCase careCase={careCase} />}>
            <Notice kind="warning" title={draft ? text.notDraft : text.unknown}>
              {draft ? text.notDraftText : text.unknownText}
            </Notice>
          </Screen>
        )
      }}
    </LoadedBody>
  )
}

const ToCase = ({ careCase: { id, number } }: { careCase: CareCase }) => (
  <Link to={`/admin/cases/${id}`} className={styles.back}>
    <Icon icon={ArrowLeftIcon} size={16} />
    {text.toCase(number)}
  </Link>
)

/** What a new draft takes along to its own address. */
interface Taken {
  sending: boolean
  locale: Locale
}

function Editor({ careCase, draft }: { careCase: CareCase; draft: Quote | null }) {
  const { id, service, patientName } = careCase
  const navigate = useNavigate()
  const today = useClientToday()
  const { state }: { state: Taken | null } = useLocation()
  const rates = usePolledQuery(['rates'], (api, options) => api.get('/api/rates', options))
  const { base, busy, refusal, save } = useQuoteSave(id, draft)
  const [initial, setInitial] = useState(() => (draft ? valuesOf(draft) : emptyQuote(service, today)))
  const [sending, setSending] = useState(state?.sending === true)
  const [locale, setLocale] = useState<Locale>(state?.locale ?? SOURCE_LOCALE)
  const [kept, keep] = useDraft(`quote ${id} ${draft ? `${draft.id} ${draft.version}` : 'new'}`)
  const saveDraft = async (body: DraftQuote, thenSend: boolean) => {
    const saved = await save(body)
    if (!saved) return
    if (draft) {
      setInitial(valuesOf(saved))
      setSending(thenSend)
      return
    }
    keep('')
    const taken: Taken = { sending: thenSend, locale }
    void navigate(`/admin/cases/${id}/quotes/${saved.id}`, { replace: true, state: taken })
  }
  return (
    <Screen
      title={base ? text.title(base.number) : text.titleNew(patientName)}
      actions={<ToCase careCase={careCase} />}
    >
      <QuoteForm
        initial={initial}
        service={service}
        rates={rates.data?.rates}
        busy={busy}
        refusal={refusal}
        onSave={saveDraft}
        beside={(typed) => (
          <>
            <FamilyPreview caseId={id} draft={typed} locale={locale} onLocale={setLocale} />
            <UnsavedForm text={text.leave} kept={kept} keep={keep} />
          </>
        )}
      />
      {base && (
        <SendDialog
          open={sending}
          careCase={careCase}
          quote={base}
          locale={locale}
          onClose={() => setSending(false)}
          onSent={() => void navigate(`/admin/cases/${id}`)}
        />
      )}
    </Screen>
  )
}
