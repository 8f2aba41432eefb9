import { Notice } from '@homecare/ui/notice'
import { useHost } from '@homecare/remote-kit/host-context'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { useChange } from '../../api/use-change'
import { usePolledQuery } from '../../api/use-polled-query'
import { GivenUpJobs, type GivenUpJob } from './given-up-jobs'
import { jobText } from './job-text'
import { queueMessages } from './messages'
import { QueueTiles } from './queue-tiles'
import styles from './queues-screen.module.css'

const text = queueMessages
const REFRESH_MS = 10_000

/** The state of the background jobs, and those that failed for good. */
export function QueuesScreen() {
  const { notify } = useHost()
  const loaded = usePolledQuery(['queue'], (api, options) => api.get('/api/queue', options), REFRESH_MS)
  const { busy, refusal, run } = useChange()

  const rerun = async (job: GivenUpJob) => {
    const answer = await run(job.id, (api) => api.post('/api/queue/{id}/rerun', { params: { id: job.id } }), {
      NOT_FOUND: text.dead.gone,
      CONFLICT: text.dead.gone,
    })
    if (!answer.ok) return loaded.reload()
    loaded.set(answer.data)
    notify('success', text.dead.started(jobText(job.name)))
  }

  return (
    <Screen lead={text.lead} loaded={loaded}>
      <LoadedBody loaded={loaded}>
        {({ counts, dead }) => (
          <>
            <QueueTiles counts={counts} />
            <section className={styles.dead} aria-labelledby="queue-dead">
              <h2 id="queue-dead" className={styles.title}>
                {text.dead.title}
              </h2>
              <p className={styles.hint}>{text.dead.hint}</p>
              {refusal && <Notice kind="error">{refusal}</Notice>}
              <GivenUpJobs dead={dead} busy={busy} onRerun={(job) => void rerun(job)} />
            </section>
          </>
        )}
      </LoadedBody>
    </Screen>
  )
}
