import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chosenLanguage, choiceOn } from '@homecare/texts/chosen-language'
import { directionOf } from '@homecare/texts/locales'
import { COMMA } from '@homecare/domain/locales'
import { quickPhoneLink } from '@homecare/domain/phone-digits'
import { Button } from '@homecare/ui/button'
import { RefreshIcon } from '@homecare/ui/icons'
import { LogoMark } from '@homecare/ui/logo-mark'
import { Notice } from '@homecare/ui/notice'
import { useHost } from '@homecare/remote-kit/host-context'
import { LinesWaiting } from '@homecare/remote-kit/lines-waiting'
import { duration } from './duration'
import { failureText } from './failure-text'
import { HeldSteps } from './held-steps'
import { LanguageChoice } from './language-choice'
import { times } from '../../times'
import { visitsText } from '@homecare/remote-kit/visits/visit-texts'
import * as text from '../../locales/en/sheet.json'
import { lastToken } from '../../api/kept-sheet'
import { NurseVisits } from './nurse-visits'
import { useNurseSheet } from '../../api/use-nurse-sheet'
import { withUnsent } from './with-unsent'
import styles from './visits-page.module.css'

/** A nurse's page, without an account. The token is in the URL's fragment, which browsers don't send to servers. */
export function VisitsPage() {
  const [lastOpened] = useState(() => lastToken(new Date()))
  const token = tokenOf(useLocation().hash) || lastOpened
  const { profile } = useHost()
  const nurse = useNurseSheet(token)
  const { sheet: kept, loadedAt: at, unsent, due, clockOffset, failure, refusals, busy, refresh, report } = nurse
  const sheet = kept && withUnsent(kept, unsent, { actor: kept.nurse ?? text.you, clockOffset })
  const isChosen = choiceOn() !== undefined
  useLayoutEffect(() => {
    document.documentElement.lang = chosenLanguage
    document.documentElement.dir = directionOf(chosenLanguage)
  }, [])
  const closed = failure !== null && (failure.status === 404 || failure.status === 422)

  return (
    <div className={styles.page}>
      <title>{text.title}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <LogoMark size={28} />
        <h1 className={styles.title}>
          <span className={styles.date}>{sheet && !closed ? times.date(sheet.date) : text.title}</span>
          {sheet?.nurse && !closed && (
            <span className={styles.nurse}>
              {COMMA}
              <bdi>{sheet.nurse}</bdi>
            </span>
          )}
        </h1>
        {sheet && !closed && (
          <Button
            variant="quiet"
            size="sm"
            icon={RefreshIcon}
            className={styles.refresh}
            busy={busy}
            title={text.refresh}
            onClick={refresh}
          >
            {text.refresh}
          </Button>
        )}
      </header>
      <div className={styles.body}>
        {!isChosen && <LanguageChoice />}
        {token === '' && (
          <Notice kind="warning" title={text.noneTitle}>
            {text.none}
          </Notice>
        )}
        {closed && (
          <Notice kind="warning" title={text.closedTitle}>
            {text.closed}
          </Notice>
        )}
        {failure && !closed && (
          <Notice
            kind={sheet ? 'warning' : 'error'}
            title={sheet ? text.offlineTitle : text.failedTitle}
            action={
              <Button variant="secondary" size="sm" icon={RefreshIcon} busy={busy} onClick={refresh}>
                {text.retry}
              </Button>
            }
          >
            {sheet ? text.offline : failureText(failure)}
          </Notice>
        )}
        {token !== '' && !sheet && !failure && <LinesWaiting text={text.loading} slowText={text.slow} />}
        <p className={styles.quiet} role="status">
          {due > 0 && <span key={due}>{text.unsent({ count: due })}</span>}
        </p>
        {refusals.length > 0 && (
          <Notice kind="warning" title={text.refusedTitle}>
            {[...new Set(refusals)].join(' ')}
          </Notice>
        )}
        {sheet && !closed && clockOffset !== 0 && (
          <Notice kind="warning" title={text.clockTitle}>
            {text.clock({ by: duration(clockOffset) })}
          </Notice>
        )}
        {sheet && !closed && <p className={styles.quiet}>{visitsText(sheet)}</p>}
        {sheet && !closed && <NurseVisits sheet={sheet} now={nurse.now} onStep={report} />}
      </div>
      <HeldSteps visits={sheet?.visits ?? []} held={nurse.held} time={nurse.time} onUndo={nurse.undo} />
      <footer className={styles.foot}>
        {at && !closed && <p>{text.at({ time: times.instant(at) })}</p>}
        {sheet && !closed && <p>{text.foot}</p>}
        {isChosen && <LanguageChoice />}
        <p>
          <a href={quickPhoneLink(profile.phone)}>{text.callUs({ phone: profile.phone })}</a>
        </p>
      </footer>
    </div>
  )
}

/** `#token=…` or the token alone. */
const tokenOf = (hash: string): string => hash.replace(/^#/, '').replace(/^token=/, '')
