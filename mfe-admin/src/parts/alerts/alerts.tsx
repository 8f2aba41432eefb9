import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import type { Alarms } from '@homecare/contract/admin/alarms'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { usePolledQuery, type LoadState } from '../../api/use-polled-query'
import { playTone, useSound, useSoundState } from './tone'
import { messages } from '../../messages'
import { usePermission } from '../../api/use-permission'

const EVERY_MS = 15_000
/** The alerts that were heard in this browser: once in all of its tabs, and not again after a reload. */
const HEARD = 'staff.heard-alerts'
const NONE: Alerts['alerts'] = []

export type Alert = Alarms['alarms'][number]

interface Alerts {
  alerts: readonly Alert[]
  /** How many nobody has marked as seen. */
  count: number
  /** Null for a role that gets none. */
  loaded: (LoadState<Alarms> & { set: (next: Alarms) => void }) | null
}

const AlertsContext = createContext<Alerts>({ alerts: NONE, count: 0, loaded: null })

export const useAlerts = () => use(AlertsContext)

/** Loads the open alerts of the role on every screen, also in a hidden tab, and makes each one heard once. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const enabled = usePermission('see-alerts')
  const options = { enabled, alsoHidden: true }
  const loaded = usePolledQuery(['alarms'], (api, call) => api.get('/api/alarms', call), EVERY_MS, options)
  const alerts = (enabled && loaded.data?.alarms) || NONE
  const waiting = useMemo(() => alerts.filter(({ seen }) => seen === null).map(({ id }) => id), [alerts])
  useAlertSound(waiting)
  const count = waiting.length
  return (
    <AlertsContext value={{ alerts, count, loaded: enabled ? loaded : null }}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite">{count > 0 && messages.alerts.number(messages.screens.alerts, count)}</span>
      </VisuallyHidden>
    </AlertsContext>
  )
}

/** Plays the tone when there is an alert that was not heard. Before the first gesture on the page it waits for that. */
function useAlertSound(waiting: readonly string[]): void {
  const on = useSound('alert')
  const state = useSoundState()
  useEffect(() => {
    const heard = (localStorage.getItem(HEARD) ?? '').split(' ')
    if (waiting.every((id) => heard.includes(id))) return
    if (on && state === 'locked') return
    localStorage.setItem(HEARD, waiting.join(' '))
    playTone('alert')
  }, [waiting, on, state])
}
