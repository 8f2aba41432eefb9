import styles from './state-mark.module.css'

interface StateMarkProps {
  /** `waiting`: somebody has to begin; `running`; `good`; `over`. */
  tone: 'waiting' | 'running' | 'good' | 'over'
  children: string
}

/** A state as a word; its colour only helps to find it. */
export const StateMark = ({ tone, children }: StateMarkProps) => (
  <span className={styles.state} data-tone={tone}>
    {children}
  </span>
)
