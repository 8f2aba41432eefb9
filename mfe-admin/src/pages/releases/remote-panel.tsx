import type { ReleasesPage } from '@homecare/contract/admin/releases-page'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { TitledPanel } from '../../parts/panel'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { errorRate } from './error-rate'
import { releaseMessages } from './messages'
import styles from './remote-panel.module.css'

const text = releaseMessages
export type RemoteReleases = ReleasesPage['remotes'][number]
type Release = RemoteReleases['releases'][number]
const number = new Intl.NumberFormat('en-US')

interface RemotePanelProps {
  remote: RemoteReleases
  /** null ends the canary release that runs. */
  onRollBack: (version: string | null) => void
}

/** One remote: what is live, which canary release runs, and every release that can be rolled back to. */
export function RemotePanel({ remote, onRollBack }: RemotePanelProps) {
  const { name, current, canary, releases } = remote
  const columns: Column<Release>[] = [
    {
      key: 'version',
      header: text.columns.version,
      width: '20rem',
      cell: ({ version }) => (
        <>
          {version} <Mark remote={remote} version={version} />
        </>
      ),
    },
    {
      key: 'commit',
      header: text.columns.commit,
      width: '7rem',
      cell: ({ commit }) => <span className={styles.quiet}>{commit.slice(0, 8)}</span>,
    },
    {
      key: 'by',
      header: text.columns.by,
      cell: ({ releasedBy, releasedAt }) => text.by(releasedBy, staffTime(new Date(releasedAt))),
    },
    {
      key: 'views',
      header: text.columns.views,
      width: '8rem',
      align: 'end',
      cell: ({ views }) => number.format(views),
    },
    {
      key: 'errors',
      header: text.columns.errors,
      width: '8.5rem',
      align: 'end',
      cell: ({ errors, views }) => (
        <span className={errors > 0 ? styles.errors : undefined}>
          {errors > 0 ? text.errors(errors, errorRate(errors, views)) : text.none}
        </span>
      ),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      bare: true,
      width: '10rem',
      cell: ({ version }) => {
        if (version === current) return null
        const isCanary = version === canary?.version
        return (
          <Button
            variant="quiet"
            size="sm"
            aria-label={isCanary ? text.endCanary.label(name) : text.rollBack.label(name, version)}
            onClick={() => onRollBack(isCanary ? null : version)}
          >
            {isCanary ? text.endCanary.action : text.rollBack.action}
          </Button>
        )
      },
    },
  ]
  return (
    <TitledPanel title={name}>
      <p>
        <strong>{text.current(current)}</strong>
        {canary && (
          <span className={styles.canary}>
            {text.canary(canary.version, canary.percent, staffTime(new Date(canary.since)))}
          </span>
        )}
      </p>
      <DataTable
        caption={text.caption(name)}
        columns={columns}
        rows={releases}
        rowKey={({ version }) => version}
        empty={text.empty}
      />
    </TitledPanel>
  )
}

function Mark({ remote: { current, previous, canary }, version }: { remote: RemoteReleases; version: string }) {
  if (version === current) return <span className={styles.live}>{text.marks.current}</span>
  if (version === canary?.version) return <span className={styles.mark}>{text.marks.canary}</span>
  return version === previous && <span className={styles.mark}>{text.marks.previous}</span>
}
