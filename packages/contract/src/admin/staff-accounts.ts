import { z } from 'zod'
import { role } from '../staff'
import { email, personName } from '../text'

export const staffAccounts = z
  .object({
    accounts: z.array(
      z.object({
        id: z.string(),
        userName: z.string(),
        /** The person's name; null for an account that was made without one. */
        name: z.string().nullable(),
        role,
        /** `invited` has no password yet. */
        state: z.enum(['active', 'invited', 'disabled']),
        createdAt: z.string(),
        lastSeenAt: z.string().nullable(),
        /** True if it has a passkey or an authenticator app. */
        hasFactor: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'StaffAccounts' })

export const inviteStaffBody = z.object({ userName: email, name: personName, role })
/** Staff can neither disable their own account nor change its role. */
export const changeStaffBody = z.object({
  name: personName.optional(),
  role: role.optional(),
  disabled: z.boolean().optional(),
})

/** The link in the email; it works once, for 72 hours (invite) or one hour (reset). */
export const setPasswordBody = z.object({
  token: z.string().min(20).max(200),
  password: z.string().min(12, 'Use at least 12 characters').max(200),
})

/** `idleUntil` is when the session ends without activity, and `endsAt` when it ends in any case. */
export const sessionInfo = z.object({ userName: z.string(), role, idleUntil: z.string(), endsAt: z.string() })

export type StaffAccounts = z.infer<typeof staffAccounts>
export type InviteStaff = z.infer<typeof inviteStaffBody>
export type ChangeStaff = z.infer<typeof changeStaffBody>
export type SetPassword = z.infer<typeof setPasswordBody>
export type SessionInfo = z.infer<typeof sessionInfo>
