import { may, type StaffAction } from '@homecare/domain/roles'
import { useSession } from './use-session'

/** True if the role may do something, so that it is offered; the server checks it again. */
export function usePermission(action: StaffAction): boolean {
  const session = useSession()
  return session != null && may(session.role, action)
}
