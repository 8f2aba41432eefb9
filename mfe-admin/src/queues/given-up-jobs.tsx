import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { formatDubaiTime } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { jobText } from './job-text'
import { queueMessages } from './messages'
import styles from './given-up-jobs.module.css'

const words = queueMessages.dead
export type GivenUpJob = QueueBoard['dead'][number]

interface GivenUpJobsProps {
  dead: readonly GivenUpJob[]
  /** The id of the job that is being rerun. */
  busy: string | null
  onRerun: (job: GivenUpJob) => void
}

/** Jobs whose attempts ran out. Ids only, no patient data. */
export function GivenUpJobs({ dead, busy, onRerun }: GivenUpJobsProps) {
  const columns: Column<GivenUpJob>[] = [
    { key: 'job', header: words.job, width: '15rem', cell: ({ name }) => jobText(name) },
    {
      key: 'subject',
      header: words.subject,
      width: '9rem',
      cell: ({ subjectId }) => subjectId && <span className={styles.code}>{subjectId}</span>,
    },
    { key: 'reason', header: words.reason, cell: ({ reason }) => reason },
    { key: 'attempts', header: words.attempts, width: '5rem', align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'failedAt',
      header: words.failedAt,
      width: '12rem',
      cell: ({ failedAt }) => formatDubaiTime(new Date(failedAt)),
    },
    {
      key: 'actions',
      header: words.actions,
      bare: true,
      width: '8rem',
      cell: (job) => (
        <Button
          variant="secondary"
          size="sm"
          busy={busy === job.id}
          aria-label={words.rerunOf(jobText(job.name), job.subjectId ?? '')}
          onClick={() => onRerun(job)}
        >
          {words.rerun}
        </Button>
      ),
    },
  ]
  return <DataTable caption={words.caption} columns={columns} rows={dead} rowKey={({ id }) => id} empty={words.empty} />
}
