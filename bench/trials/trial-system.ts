import { bundledPrograms } from '@homecare/dev-servers/bundled-programs'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { startSystem, type System, type SystemOptions } from '@homecare/dev-servers/system'

export const STAFF_INBOX = 'staff@trial.example'

/** Delays of minutes in production are seconds here, and all visitors come from one address. */
const SETTINGS = {
  ...FREE_PORTS,
  LOG_LEVEL: 'warn',
  STAFF_INBOX,
  RECONCILE_AFTER_SECONDS: '1',
  LOGIN_ATTEMPTS: '1000',
  UNPAID_HOLDS_PER_PERSON: '10000',
  STRANGER_EMAILS_PER_DAY: '10000',
  UNPAID_SEATS_PERCENT: '100',
  // A trial with several addresses sends them in a header.
  TRUSTED_PROXIES: 'loopback',
}

interface TrialOptions extends Pick<SystemOptions, 'bffs' | 'workers' | 'redis'> {
  /** In addition to those that the trials share. */
  settings?: Record<string, string>
}

/** A back end with its own servers, for trials of failures: what ends by itself is a crash. */
export function startTrialSystem({ settings = {}, ...options }: TrialOptions = {}): Promise<System> {
  return startSystem({
    ...options,
    ...{ programs: bundledPrograms(), log: () => {}, durable: true, restarts: false },
    env: { ...SETTINGS, ...settings },
  })
}
