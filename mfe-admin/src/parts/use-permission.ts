import { may, type StaffAction } from '@homecare/domain/roles'
import { useSession } from '../session/use-session'

/** Whether to offer something; the server decides. */
export function usePermission(action: StaffAction): boolean {
  const session = useSession()
  return session != null && may(session.role, action)
}
