import { useState } from 'react'
import { formatDate } from '@homecare/domain/dates'
import { Button, ButtonLink } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { daySheetPdf, getDaySheet } from '../api/day-sheet'
import { useHost } from '../host-context'
import { LoadedBody } from '../parts/loaded-body'
import { Screen } from '../parts/screen'
import { useLoaded } from '../parts/use-loaded'
import { usePermission } from '../parts/use-permission'
import { byArea } from './by-area'
import { DayChoice } from './day-choice'
import { daySheetMessages } from './messages'
import { ShareDrawer } from './share-drawer'
import { useSheetChoice } from './use-sheet-choice'
import { VisitList } from './visit-list'
import styles from './day-sheet-screen.module.css'

const words = daySheetMessages

/** The visits of one day in route order: to look at, to print, to send along. */
export function DaySheetScreen() {
  const host = useHost()
  const { choice, today, choose } = useSheetChoice()
  const loaded = useLoaded(`${choice.date} ${choice.area}`, (at, how) => getDaySheet(at, choice, how))
  const mayShare = usePermission('share-day-sheet')
  const [sharing, setSharing] = useState(false)

  return (
    <Screen
      loaded={loaded}
      actions={
        <div className={styles.actions}>
          <Button variant="quiet" size="sm" icon="printer" onClick={() => window.print()}>
            {words.print}
          </Button>
          <ButtonLink variant="quiet" size="sm" icon="file" href={daySheetPdf(host, choice)}>
            {words.pdf} <VisuallyHidden>{words.pdfLong}</VisuallyHidden>
          </ButtonLink>
          {mayShare && (
            <Button variant="secondary" size="sm" icon="external-link" onClick={() => setSharing(true)}>
              {words.share}
            </Button>
          )}
        </div>
      }
    >
      <DayChoice choice={choice} today={today} areas={loaded.data?.areas ?? []} onChoose={choose} />
      <LoadedBody loaded={loaded}>
        {(sheet) => (
          <>
            <div className={styles.day}>
              <p className={styles.date}>{formatDate(sheet.date)}</p>
              <p className={styles.summary} role="status">
                {sheet.visits.length > 0 && words.summary(sheet.visits.length, byArea(sheet.visits).length)}
              </p>
            </div>
            <VisitList sheet={sheet} linked />
          </>
        )}
      </LoadedBody>
      <ShareDrawer open={sharing} choice={choice} areas={loaded.data?.areas ?? []} onClose={() => setSharing(false)} />
    </Screen>
  )
}
