import type { LaboratoryDay } from '@homecare/contract/admin/laboratory'
import { staffTime } from '@homecare/domain/clock'
import { formatDate } from '@homecare/domain/dates'
import { identityText } from '@homecare/domain/identity'
import { spacedAccession } from '@homecare/domain/sample'
import { useHost } from '@homecare/remote-kit/host-context'
import { sampleKey } from './sample-key'
import { sampleMessages } from '../../parts/sample-messages'
import { laboratoryMessages } from './messages'
import styles from './hand-over-list.module.css'

const text = laboratoryMessages.list

/** What goes with the tubes: on paper only, with the samples that were taken and room for two signatures. */
export function HandOverList({ day: { date, samples } }: { day: LaboratoryDay }) {
  const { profile } = useHost()
  const taken = samples.filter(({ status }) => status === 'Completed')
  const tubes = taken.reduce((sum, { tubesFilled, tubes: needed }) => sum + (tubesFilled ?? needed.length), 0)
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{text.title(formatDate(date))}</h2>
      <p>{text.from(profile.name, profile.phone)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {text.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taken.map((sample) => (
            <tr key={sampleKey(sample)}>
              <th scope="row">{sample.accession && spacedAccession(sample.accession)}</th>
              <td>
                <bdi>{sample.fullName}</bdi>
                {sample.identity?.birthDate && text.born(identityText(sample.identity))},{' '}
                <span className={styles.order}>{sample.orderId}</span>
              </td>
              <td>
                {sample.tubesFilled ?? sample.tubes.length}: {sample.tubes.map(({ specimen }) => specimen).join('; ')}
              </td>
              <td>
                {sample.tests.join(', ')}
                {sample.fasted === false && <strong>. {sampleMessages.hasEaten}</strong>}
              </td>
              <td>{sample.takenAt && staffTime(new Date(sample.takenAt))}</td>
              <td>{sample.takenBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.total(taken.length, tubes)}</p>
      <dl className={styles.signatures}>
        {[text.given, text.received, text.time].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  )
}
