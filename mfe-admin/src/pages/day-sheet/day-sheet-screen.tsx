import { lazy, Suspense, useState } from 'react'
import { formatDate } from '@homecare/domain/dates'
import { Button, ButtonLink } from '@homecare/ui/button'
import { ExternalLinkIcon, PrinterIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useApi } from '../../api/api-context'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { usePolledQuery } from '../../api/use-polled-query'
import { usePermission } from '../../api/use-permission'
import { AssignmentBar } from './assignment-bar'
import { DayChoice } from './day-choice'
import { visitsText } from '@homecare/remote-kit/visits/visit-texts'
import { daySheetMessages } from './messages'
import { sheetQuery, useSheetChoice } from './use-sheet-choice'
import { useDayAssignment } from './use-day-assignment'
import { VisitList } from './visit-list'
import { VisitNurseLine } from './visit-nurse'
import styles from './day-sheet-screen.module.css'

const text = daySheetMessages
/** Nobody sees it before a press, and the first page of the area has no room for it. */
const ShareDrawer = lazy(async () => ({ default: (await import('./share-drawer')).ShareDrawer }))
/** Staff see each step of a nurse within seconds. */
const REFRESH_MS = 10_000

/** The visits of one day in route order: to look at, to print, to send along. */
export function DaySheetScreen() {
  const api = useApi()
  const { choice, today, choose } = useSheetChoice()
  const loaded = usePolledQuery(
    ['day-sheet', choice.date, choice.area, choice.nurse],
    (from, options) => from.get('/api/day-sheet', { query: sheetQuery(choice), ...options }),
    REFRESH_MS,
  )
  const assignment = useDayAssignment(choice.date, loaded)
  const mayAssign = usePermission('assign-nurses')
  const mayShare = usePermission('share-day-sheet')
  /** Null until it is opened first; then it stays, so that closing gives the focus back. */
  const [sharing, setSharing] = useState<boolean | null>(null)

  return (
    <Screen
      loaded={loaded}
      actions={
        <div className={styles.actions}>
          {mayShare && (
            <ButtonLink
              variant="quiet"
              size="sm"
              icon={PrinterIcon}
              href={api.url('/api/day-sheet.pdf', { query: sheetQuery(choice) })}
            >
              {text.print} <VisuallyHidden>{text.download}</VisuallyHidden>
            </ButtonLink>
          )}
          {mayShare && (
            <Button variant="secondary" size="sm" icon={ExternalLinkIcon} onClick={() => setSharing(true)}>
              {text.share}
            </Button>
          )}
        </div>
      }
    >
      <DayChoice
        choice={choice}
        today={today}
        areas={loaded.data?.areas ?? []}
        nurses={assignment.nurses}
        onChoose={choose}
      />
      <LoadedBody loaded={loaded}>
        {(sheet) => (
          <>
            <div className={styles.day}>
              <p className={styles.date}>{formatDate(sheet.date)}</p>
              <p className={styles.summary} role="status">
                {sheet.visits.length + sheet.care.length > 0 && visitsText(sheet)}
              </p>
            </div>
            {mayAssign && <AssignmentBar visits={sheet.visits} assignment={assignment} />}
            <VisitList
              sheet={sheet}
              onlyOf={assignment.nurses.find(({ id }) => id === choice.nurse)?.name ?? null}
              nurse={(visit) => <VisitNurseLine visit={visit} assignment={mayAssign ? assignment : null} />}
            />
          </>
        )}
      </LoadedBody>
      {sharing !== null && (
        <Suspense fallback={null}>
          <ShareDrawer
            open={sharing}
            choice={choice}
            areas={loaded.data?.areas ?? []}
            nurses={assignment.nurses}
            assigned={assignment.assigned}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </Screen>
  )
}
