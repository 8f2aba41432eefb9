import { useLocation } from 'react-router-dom'

/** The query of the list from which the record was opened, with its filter. */
export function useListQuery(): string {
  const state: unknown = useLocation().state
  return state && typeof state === 'object' && 'list' in state ? String(state.list) : ''
}
