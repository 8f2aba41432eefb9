import { useId } from 'react'
import { HOME_KINDS, type HomeKind } from '@homecare/domain/home'
import * as text from '../locales/en/address.json'
import styles from './home-kind.module.css'

interface HomeKindChoiceProps {
  kind: HomeKind | null
  onChoose: (kind: HomeKind) => void
}

/** What the door number means. */
export function HomeKindChoice({ kind, onChoose }: HomeKindChoiceProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.label}>
        {text.kind}
      </p>
      <div className={styles.choices}>
        {HOME_KINDS.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-kind`}
              className={styles.radio}
              checked={kind === each}
              onChange={() => onChoose(each)}
            />
            <span>{text.kinds[each]}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
