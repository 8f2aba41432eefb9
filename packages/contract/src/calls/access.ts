import { may, type Role, type StaffAction } from '@homecare/domain/roles'

/** All calls of one group share a limit of requests a minute from one address. */
export type AddressLimit = 'forms' | 'payments' | 'clientErrors' | 'countedSteps'

/** Says who may use a call. The BFF's checks, the API document's `security` and the tests are derived from it. */
export type Access =
  | { kind: 'public'; limit?: AddressLimit }
  /** Everybody, but only from this site's pages, because a page of another site could use the visitor's cookie. */
  | { kind: 'own-pages' }
  /** Staff whose role allows the action, only from this site's pages. */
  | { kind: 'staff'; action: StaffAction; prolongsSession?: boolean }
  /** A team with its token, for its own remote. */
  | { kind: 'team' }
  /** The document server with its token. */
  | { kind: 'shell' }

/** Returns whether a member of staff with this role may make a call. */
export const isOpenTo = (role: Role, access: Access): boolean => access.kind === 'staff' && may(role, access.action)

export interface Call {
  method: 'get' | 'post' | 'delete'
  path: string
  access: Access
}

export const anyone = { access: { kind: 'public' } } as const
export const anyoneWithin = <L extends AddressLimit>(limit: L) => ({ access: { kind: 'public', limit } }) as const
export const ownPages = { access: { kind: 'own-pages' } } as const
export const staff = <A extends StaffAction>(action: A) => ({ access: { kind: 'staff', action } }) as const
export const team = { access: { kind: 'team' } } as const
export const shell = { access: { kind: 'shell' } } as const
