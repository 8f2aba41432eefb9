import type { QuoteState } from '@homecare/domain/quote-table'
import { quoteMessages } from './messages'
import styles from './quote-state.module.css'

/** The state of a quote as a word; its colour only helps to find it. */
export const QuoteStateMark = ({ state }: { state: QuoteState }) => (
  <span className={styles.state} data-state={state}>
    {quoteMessages.states[state]}
  </span>
)
