import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import { staffTime } from '@homecare/domain/clock'
import { spacedAccession } from '@homecare/domain/sample'
import { Notice } from '@homecare/ui/notice'
import { Link } from 'react-router-dom'
import { laboratoryMessages as text } from './messages'
import styles from './late-samples.module.css'

/** Whose report is late, of any day, the oldest first. Each leads to its booking, where staff clear it with a note. */
export function LateSamples({ samples }: { samples: readonly LaboratorySample[] }) {
  if (samples.length === 0) return null
  return (
    <Notice kind="warning" title={text.lateTitle(samples.length)}>
      <p>{text.lateText}</p>
      <ul className={styles.list}>
        {samples.map(({ bookingId, person, accession, fullName, dueAt }) => (
          <li key={`${bookingId} ${person}`}>
            <Link to={`/admin/bloodtests/${bookingId}`}>
              {accession && `${spacedAccession(accession)}, `}
              <bdi>{fullName}</bdi>
            </Link>{' '}
            {dueAt && text.lateSince(staffTime(new Date(dueAt)))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
