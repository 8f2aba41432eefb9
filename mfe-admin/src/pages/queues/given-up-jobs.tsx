import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { jobText } from './job-text'
import { queueMessages } from './messages'
import styles from './given-up-jobs.module.css'

const text = queueMessages.dead
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
    { key: 'job', header: text.job, width: '15rem', cell: ({ name }) => jobText(name) },
    {
      key: 'subject',
      header: text.subject,
      width: '9rem',
      cell: ({ subjectId }) => subjectId && <span className={styles.code}>{subjectId}</span>,
    },
    { key: 'reason', header: text.reason, cell: ({ reason }) => reason },
    { key: 'attempts', header: text.attempts, width: '5rem', align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'failedAt',
      header: text.failedAt,
      width: '12rem',
      cell: ({ failedAt }) => staffTime(new Date(failedAt)),
    },
    {
      key: 'actions',
      header: text.actions,
      bare: true,
      width: '8rem',
      cell: (job) => (
        <Button
          variant="secondary"
          size="sm"
          busy={busy === job.id}
          aria-label={text.rerunOf(jobText(job.name), job.subjectId ?? '')}
          onClick={() => onRerun(job)}
        >
          {text.rerun}
        </Button>
      ),
    },
  ]
  return <DataTable caption={text.caption} columns={columns} rows={dead} rowKey={({ id }) => id} empty={text.empty} />
}
