import type { ComponentProps } from 'react'
import type { QuoteState } from '@homecare/domain/quote-table'
import { StateMark } from '../state-mark'
import { quoteMessages } from './messages'

const TONES: Record<QuoteState, ComponentProps<typeof StateMark>['tone']> = {
  ...{ draft: 'waiting', sent: 'running', accepted: 'good' },
  ...{ declined: 'over', withdrawn: 'over', expired: 'over', superseded: 'over' },
}

/** The state of a quote. */
export const QuoteStateMark = ({ state }: { state: QuoteState }) => (
  <StateMark tone={TONES[state]}>{quoteMessages.states[state]}</StateMark>
)
