import { useState, type ReactNode } from 'react'
import type { DraftQuote, ShownQuote } from '@homecare/contract/quotes'
import type { CallFailure } from '@homecare/contract/client'
import { directionOf, LOCALES, type Locale } from '@homecare/domain/locales'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { failureText } from '../../api/failure-text'
import { LANGUAGES } from '../../parts/languages'
import { quoteText } from './messages'
import { usePreview } from './use-preview'
import styles from './family-preview.module.css'

const text = quoteText.preview

interface FamilyPreviewProps {
  caseId: string
  /** Null while something is missing. */
  draft: DraftQuote | null
  locale: Locale
  onLocale: (locale: Locale) => void
}

/** The quote as the family will read it, beside what is typed; where there is little width, behind a button. */
export function FamilyPreview({ caseId, draft, locale, onLocale }: FamilyPreviewProps) {
  const { shown, failure, busy } = usePreview(caseId, draft, locale)
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.preview} aria-label={text.title}>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="what-the-family-reads"
        onClick={() => setOpen(!open)}
      >
        {open ? text.close : text.open}
      </Button>
      <div id="what-the-family-reads" className={styles.body} data-open={open || undefined}>
        <div className={styles.head}>
          <h2 className={styles.title}>{text.title}</h2>
          <div role="group" aria-label={text.language} className={styles.languages}>
            {LOCALES.map((each) => (
              <Button
                key={each}
                variant={each === locale ? 'secondary' : 'quiet'}
                size="sm"
                aria-pressed={each === locale}
                onClick={() => onLocale(each)}
              >
                {LANGUAGES[each]}
              </Button>
            ))}
          </div>
        </div>
        {failure && <PreviewFailure failure={failure} />}
        {!failure && !shown && <p className={styles.quiet}>{busy ? text.loading : text.waiting}</p>}
        {!failure && shown && (
          <div className={styles.paper} aria-busy={busy} lang={locale} dir={directionOf(locale)}>
            <Paper shown={shown} />
          </div>
        )}
      </div>
    </section>
  )
}

/** What the server refuses of the draft, in its own sentences. */
function PreviewFailure({ failure }: { failure: CallFailure }) {
  const sentences = new Set(Object.values(failure.problem?.fields ?? {}))
  return (
    <Notice kind="warning">
      {sentences.size === 0 ? failureText(failure) : [...sentences].map((each) => <p key={each}>{each}</p>)}
    </Notice>
  )
}

const money = (aed: number): string => formatAed(filsFromAed(aed))

function Paper({ shown }: { shown: ShownQuote }) {
  const { patientName, period, lines, discount, total, totalFor, vat, note, terms, validUntil } = shown
  return (
    <>
      <p className={styles.patient}>
        <bdi>{patientName}</bdi>
      </p>
      <p>{period}</p>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two lines may be the same; their places are what they are.
          <li key={at} className={styles.line}>
            <span className={styles.what}>
              <strong>{line.service}</strong>
              {line.when && <span>{line.when}</span>}
              <span className={styles.quiet}>{line.count}</span>
            </span>
            <bdi>{money(line.amount)}</bdi>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {discount > 0 && <Sum label={text.discount}>{money(discount)}</Sum>}
        <Sum label={text.total} strong>
          <bdi>{money(total)}</bdi>
          <span className={styles.for}>{totalFor}</span>
        </Sum>
        {vat > 0 && (
          <Sum label={text.vat}>
            <bdi>{money(vat)}</bdi>
          </Sum>
        )}
        <Sum label={text.validUntil}>{validUntil}</Sum>
      </dl>
      <ul className={styles.terms}>
        {terms.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

function Sum({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.sum} data-strong={strong || undefined}>
      <dt lang="en" dir="ltr">
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
