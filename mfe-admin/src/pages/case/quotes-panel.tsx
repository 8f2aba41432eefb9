import { Link } from 'react-router-dom'
import type { CareCase } from '@homecare/contract/cases'
import type { Quote } from '@homecare/contract/quotes'
import { isOpenCase } from '@homecare/domain/case-table'
import { staffTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { ButtonLink } from '@homecare/ui/button'
import { usePermission } from '../../api/use-permission'
import { LoadedBody } from '../../parts/loaded-body'
import { TitledPanel } from '../../parts/panel'
import { quoteMessages } from '../../parts/quote/messages'
import { QuoteStateMark } from '../../parts/quote/quote-state'
import { useQuotes } from '../../parts/quote/use-quotes'
import { caseText } from './messages'
import { QuoteActions } from './quote-actions'
import styles from './quotes-panel.module.css'

const text = caseText.quotes
const at = (instant: string) => staffTime(new Date(instant))

/** What was offered to the family, newest first, and what may happen to it. */
export function QuotesPanel({ careCase }: { careCase: CareCase }) {
  const loaded = useQuotes(careCase.id)
  const mayWork = usePermission('work-on-cases') && isOpenCase(careCase.state)
  return (
    <TitledPanel title={text.title}>
      <LoadedBody loaded={loaded}>
        {({ quotes }) => (
          <>
            {quotes.length === 0 && <p className={styles.quiet}>{text.none}</p>}
            <ul className={styles.quotes}>
              {quotes.map((quote) => (
                <li key={quote.id} className={styles.quote}>
                  <p className={styles.head}>
                    <strong>{quote.number}</strong> <QuoteStateMark state={quote.state} />
                  </p>
                  <p>
                    {text.total(formatAed(filsFromAed(quote.total)), quoteMessages.totalFor[quote.billing])},{' '}
                    {periodOf(quote)}
                  </p>
                  {factsOf(quote).map((fact) => (
                    <p key={fact} className={styles.quiet}>
                      <bdi>{fact}</bdi>
                    </p>
                  ))}
                  <QuoteActions quote={quote} careCase={careCase} mayWork={mayWork} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedBody>
      {mayWork && (
        <ButtonLink
          as={Link}
          variant="secondary"
          size="sm"
          className={styles.add}
          href={`/admin/cases/${careCase.id}/quote`}
        >
          {text.add}
        </ButtonLink>
      )}
    </TitledPanel>
  )
}

const periodOf = ({ startsOn, endsOn }: Quote): string =>
  endsOn ? text.fromTo(formatDate(startsOn), formatDate(endsOn)) : text.from(formatDate(startsOn))

/** To whom it went, whether it was opened, and what became of it. */
function factsOf({ state, sentTo, sentAt, openedAt, validUntil, ...quote }: Quote): string[] {
  if (state === 'draft') return [text.drafted(quote.createdBy, at(quote.createdAt))]
  const sent = sentTo && sentAt ? [text.sent(sentTo.name, quoteMessages.ways[sentTo.contactBy], at(sentAt))] : []
  const opened = openedAt ? [text.opened(at(openedAt))] : []
  if (state === 'sent')
    return [...sent, ...(openedAt ? opened : [text.notOpened]), text.validUntil(formatDate(validUntil))]
  const closedAt = quote.closedAt ? at(quote.closedAt) : ''
  const closed =
    state === 'accepted' ? text.closed.accepted(quote.acceptedName ?? '', closedAt) : text.closed[state](closedAt)
  const by = quote.closedBy ? [`${closed}, ${text.recordedBy(quote.closedBy)}`] : [closed]
  return [...sent, ...opened, ...by, ...(quote.reason ? [quote.reason] : [])]
}
