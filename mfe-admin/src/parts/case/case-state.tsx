import type { CaseState } from '@homecare/domain/case-table'
import { caseMessages } from './messages'
import styles from './case-state.module.css'

/** The state of a case as a word; its colour only helps to find it. */
export const CaseStateMark = ({ state }: { state: CaseState }) => (
  <span className={styles.state} data-state={state}>
    {caseMessages.states[state]}
  </span>
)
