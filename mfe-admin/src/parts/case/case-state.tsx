import type { ComponentProps } from 'react'
import type { CaseState } from '@homecare/domain/case-table'
import { StateMark } from '../state-mark'
import { caseMessages } from './messages'

const TONES: Record<CaseState, ComponentProps<typeof StateMark>['tone']> = {
  ...{ new: 'waiting', calling: 'running', assessmentBooked: 'running', quoted: 'running' },
  ...{ active: 'good', paused: 'over', ended: 'over', lost: 'over' },
}

/** The state of a case. */
export const CaseStateMark = ({ state }: { state: CaseState }) => (
  <StateMark tone={TONES[state]}>{caseMessages.states[state]}</StateMark>
)
