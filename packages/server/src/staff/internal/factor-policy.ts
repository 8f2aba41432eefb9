import type { Role } from '@homecare/domain/roles'
import type { Settings } from '../../process/context'

/** Whether the account must have a second factor. The demo accounts of `npm start` need none outside production. */
export function mustHaveFactor(
  { secondFactor }: Pick<Settings, 'secondFactor'>,
  { role, isDemo }: { role: Role; isDemo: boolean },
): boolean {
  if (isDemo && secondFactor.demoExempt) return false
  return secondFactor.roles.includes(role)
}
