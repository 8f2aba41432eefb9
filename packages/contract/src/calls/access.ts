import { may, type Role, type StaffAction } from '@homecare/domain/roles'

/** All calls of one group share a limit of requests a minute from one address. */
export type AddressLimit = 'forms' | 'payments' | 'clientErrors' | 'countedSteps'

/** What opens a call to somebody without an account. Each can't be guessed, and each ends. */
export const LINKS = [
  /** In a patient's emails: the own booking, its changes and, with the digits, its reports. */
  'visit link',
  /** Of a visitor's tab from the card page on: the state of that order, receipt and calendar file. */
  'order token',
  /** Passed on by staff: what is to be paid, and the payment. */
  'pay link',
  /** In a message to a family: one quote, its acceptance and refusal. */
  'quote link',
  /** A browser in which a patient entered the digits, for some minutes. */
  'report cookie',
  /** With its passcode: one person's report. */
  'doctor’s link',
  /** A browser in which a doctor entered the passcode, for some minutes. */
  'doctor’s cookie',
  /** A browser in which the code of a message to this phone was entered, for 30 days at most. */
  'phone session',
  /** A nurse's visits of one day. */
  'day sheet link',
  /** A browser in which the right password of an account was entered, for ten minutes: the second step. */
  'pending login',
  /** In an email to staff: a password to set. */
  'password link',
] as const
export type LinkKind = (typeof LINKS)[number]

/** Says who may use a call. The BFF's checks, the API document's `security` and the tests are derived from it. */
export type Access =
  | ({ kind: 'public'; limit?: AddressLimit; links?: readonly LinkKind[] } & Withholding<LinkKind>)
  /** Everybody, but only from this site's pages, because a page of another site could use the visitor's cookie. */
  | { kind: 'own-pages'; links?: readonly LinkKind[] }
  /** Staff whose role allows the action, without the facts of `withheld.ts`, only from this site's pages. */
  | {
      kind: 'staff'
      action: StaffAction
      prolongsSession?: boolean
      /** True if the person must have given the password or a factor in the last minutes. */
      proof?: boolean
      /** True if it is also open to a login that has to set up its second factor before anything else. */
      enrolling?: boolean
    }
  /** A team with its token, for its own remote. */
  | { kind: 'team' }
  /** The document server with its token. */
  | { kind: 'shell' }

/** Facts of the answer, by their paths, that some readers get as null or empty although they may make the call. */
interface Withholding<Reader extends string> {
  withholds?: Partial<Record<Reader, readonly string[]>>
}

/** Returns whether a member of staff with this role may make a call. */
export const isOpenTo = (role: Role, access: Access): boolean => access.kind === 'staff' && may(role, access.action)

export interface Call {
  method: 'get' | 'post' | 'delete'
  path: string
  access: Access
}

export const anyone = { access: { kind: 'public' } } as const
export const anyoneWithin = <L extends AddressLimit>(limit: L) => ({ access: { kind: 'public', limit } }) as const
/** For the holders of these links and tokens. */
export const holdersOf = <const L extends LinkKind>(...links: L[]) => ({ access: { kind: 'public', links } }) as const
export const holdersWithin = <P extends AddressLimit, const L extends LinkKind>(limit: P, ...links: L[]) =>
  ({ access: { kind: 'public', limit, links } }) as const
export const ownPages = { access: { kind: 'own-pages' } } as const
export const staff = <A extends StaffAction>(action: A) => ({ access: { kind: 'staff', action } }) as const
export const team = { access: { kind: 'team' } } as const
export const shell = { access: { kind: 'shell' } } as const
