import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import { staffTime } from '@homecare/domain/clock'
import { parseAccession, spacedAccession } from '@homecare/domain/sample'
import { useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import { Button } from '@homecare/ui/button'
import { CheckIcon, UndoIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { ShortTextField } from '../../parts/form-fields'
import { sampleMessages } from '../../parts/sample-messages'
import { laboratoryMessages } from './messages'
import type { HandOverState } from './use-hand-over'
import styles from './hand-over-bar.module.css'

const text = laboratoryMessages.handOver

interface HandOverBarProps {
  samples: readonly LaboratorySample[]
  state: HandOverState
}

/** A field for a barcode scanner, one button for all that wait, and the undo of what was just handed over. */
export function HandOverBar({ samples, state }: HandOverBarProps) {
  const { busy, refusal, last, handOver, undo } = state
  const [problem, setProblem] = useState<string | null>(null)
  const waiting = samples.filter(({ status, handedOverAt }) => status === 'Completed' && handedOverAt === null)
  if (samples.length === 0) return null

  const scan = async (typed: string) => {
    const found = findSample(samples, typed)
    setProblem(typeof found === 'string' ? found : null)
    if (typeof found !== 'string') await handOver('scan', [found])
  }
  return (
    <div className={styles.bar}>
      <ServerForm<{ number?: string }>
        onSubmit={async ({ number = '' }, form) => {
          await scan(number)
          form.reset()
        }}
      >
        {({ handleSubmit }) => (
          <form className={styles.scan} noValidate onSubmit={(event) => void handleSubmit(event)}>
            <ShortTextField name="number" label={text.scan} title={undefined} />
            <Button type="submit" variant="secondary" busy={busy === 'scan'} busyLabel={sampleMessages.saving}>
              {text.scanSave}
            </Button>
          </form>
        )}
      </ServerForm>
      {waiting.length > 0 && (
        <div className={styles.all}>
          <span className={styles.waiting}>{text.waiting(waiting.length)}</span>
          <Button
            variant="secondary"
            size="sm"
            icon={CheckIcon}
            busy={busy === 'all'}
            busyLabel={sampleMessages.saving}
            onClick={() => {
              if (busy === null) void handOver('all', waiting)
            }}
          >
            {text.all(waiting.length)}
          </Button>
        </div>
      )}
      <div className={styles.all} role="status">
        {last.length > 0 && (
          <>
            <span>{text.done(last.length)}</span>
            <Button
              variant="secondary"
              size="sm"
              icon={UndoIcon}
              busy={busy === 'undo'}
              busyLabel={sampleMessages.saving}
              onClick={() => void undo('undo', last)}
            >
              {sampleMessages.undo}
            </Button>
          </>
        )}
      </div>
      {(problem ?? refusal) && (
        <div className={styles.problem}>
          <Notice kind="warning">{problem ?? refusal}</Notice>
        </div>
      )}
    </div>
  )
}

/** The sample of a scanned number that can be handed over, or why not. */
function findSample(samples: readonly LaboratorySample[], typed: string): LaboratorySample | string {
  const accession = parseAccession(typed)
  if (!accession) return text.wrong
  const name = spacedAccession(accession)
  const sample = samples.find((each) => each.accession === accession)
  if (!sample) return text.unknown(name)
  if (sample.handedOverAt) return text.already(name, staffTime(new Date(sample.handedOverAt)))
  return sample.status === 'Completed' ? sample : text.notTaken(name)
}
