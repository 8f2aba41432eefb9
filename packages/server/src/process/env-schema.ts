import { accessSync, constants } from 'node:fs'
import { ageKeys, foreignSecrets, ownSecrets, partsOf } from '@homecare/contract/secrets'
import { role } from '@homecare/contract/staff'
import { isEmail } from '@homecare/domain/email'
import type { Role } from '@homecare/domain/roles'
import { filsFromAed } from '@homecare/domain/money'
import { phoneE164 } from '@homecare/domain/phone'
import { origin, webUrl, wholeNumber, type processEnv } from '@homecare/server-kit/env'
import { z } from 'zod'
import type { Settings } from './context'

// Parts of the environment by subject; each process combines those that it needs. An empty value counts as absent.
// Variables without a default must be set. `npm start` sets them.

const required = z.string().min(1)

export const databaseEnv = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address', abort: true })
    .check(({ value, issues }) => {
      // pg reads these files at each connection, so without them the process would start and fail with every call.
      for (const part of ['sslrootcert', 'sslcert', 'sslkey'])
        for (const path of new URL(value).searchParams.getAll(part)) {
          const reason = unreadable(path)
          if (reason !== undefined)
            issues.push({ code: 'custom', input: value, message: `the file of its ${part} can't be read (${reason})` })
        }
    }),
}

function unreadable(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK)
    return undefined
  } catch (error) {
    return errorCode(error)
  }
}

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

export const filesEnv = { S3_ENDPOINT: webUrl, S3_ACCESS_KEY: required, S3_SECRET_KEY: required, S3_BUCKET: required }

/** The keys of reports, which only the BFF has. During a rotation `new,old`: the first encrypts, all of them decrypt. */
export const reportEnv = { REPORT_KEYS: ageKeys }

export const gatewayEnv = {
  CCAVENUE_MERCHANT_ID: required,
  CCAVENUE_ACCESS_CODE: required,
  /** During a rotation `new,old`: messages that were encrypted with the old key can still be decrypted. */
  CCAVENUE_WORKING_KEY: foreignSecrets,
  CCAVENUE_CIPHER: z.enum(['cbc', 'gcm'], 'must be cbc or gcm').default('cbc'),
  CCAVENUE_TRANSACTION_URL: webUrl,
  CCAVENUE_API_URL: webUrl,
}

export const mailEnv = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  /** The sender's address; the provider's own address if absent. */
  MAIL_FROM: z.string().optional(),
  /** The mailbox of REPLY_INBOX: imaps://user:password@host, with a folder behind it if it is not INBOX. */
  REPLY_IMAP_URL: z.url({ protocol: /^imaps?$/, error: 'must be an imap:// or imaps:// address' }).optional(),
  /** The address for emails to staff; the provider's own address if absent. */
  STAFF_INBOX: z.string().optional(),
  /** The address for what the desk must know about immediately; STAFF_INBOX if absent. */
  DUTY_INBOX: z.string().optional(),
  /** The phone that gets the same by WhatsApp or SMS. */
  DUTY_PHONE: z
    .string()
    .refine((typed) => phoneE164(typed) !== null, 'must be a phone number')
    .transform(phoneE164)
    .optional(),
  /**
   * The mail relay is in the UAE. Only then may emails name tests and services; without it they do so in development, and
   * in production they carry links instead.
   */
  MAIL_RELAY_IN_UAE: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .optional(),
}

/** Each way to reach a phone is there where all of its variables are set, and nowhere if none is. */
export const messagesEnv = {
  /** With its version, such as https://graph.facebook.com/v24.0. */
  WHATSAPP_API_URL: webUrl.optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  /** Signs what the provider posts to us. */
  WHATSAPP_APP_SECRET: z.string().optional(),
  /** Meta sends it when somebody sets up the address for what it posts. */
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  SMS_API_URL: webUrl.optional(),
  SMS_API_KEY: z.string().optional(),
  /** The name that was registered with the operators. */
  SMS_SENDER: z.string().max(11, 'must have at most 11 characters').optional(),
}

/** Without this variable the queue runs on Postgres. */
export const queueEnv = {
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
}

const ROLE_NAMES = role.options

/** `admin,owner`: names of roles with commas between them. */
const roles = z
  .string()
  .default('admin,owner')
  .transform((text, context): Role[] => {
    const names = text === 'none' ? [] : partsOf(text)
    const known = ROLE_NAMES.filter((name) => names.includes(name))
    if (known.length === names.length) return known
    context.addIssue({
      code: 'custom',
      message: `must be names of roles like admin,coordinator (${ROLE_NAMES.join(', ')}) or none`,
    })
    return z.NEVER
  })

export const settingsEnv = {
  PUBLIC_URL: origin,
  /** During a rotation `new,old`: the first signs, all are accepted. */
  SESSION_SECRET: ownSecrets,
  /** Signs the anchors of the audit history; SESSION_SECRET if absent. Earlier secrets follow it as long as their anchors are kept. */
  AUDIT_SECRET: ownSecrets.optional(),
  /** The roles that must have a second factor; `none` for no role. */
  SECOND_FACTOR_ROLES: roles,
  PROVIDER_PROFILE: z.string().optional(),
  /** The address to which patients answer our emails. What follows a plus in its name must lead to the same mailbox. */
  REPLY_INBOX: z
    .string()
    .regex(/^[^\s@+]{1,18}@[^\s@]+$/, 'must be an email address with at most 18 characters before its @')
    .refine(isEmail, 'must be an email address')
    .optional(),
  SLOT_CAPACITY: wholeNumber(1, 1000, 4),
  SLOT_LEAD_MINUTES: wholeNumber(0, 10_080, 120),
  SLOT_HOLD_MINUTES: wholeNumber(1, 1440, 20),
  /** The number of unpaid bookings that one phone number or email may have. */
  UNPAID_HOLDS_PER_PERSON: wholeNumber(1, 10_000, 3),
  /** The percentage of a day's seats that one IP address may hold unpaid. */
  UNPAID_SEATS_PERCENT: wholeNumber(1, 100, 33),
  /** The emails a day that forms and unfinished payments send to one mailbox, or about one phone number. */
  STRANGER_EMAILS_PER_DAY: wholeNumber(1, 100_000, 3),
  MINIMUM_TOTAL_AED: z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/, 'must be an amount like 300 or 300.00')
    .transform(Number)
    .default(300),
  RECONCILE_AFTER_SECONDS: wholeNumber(1, 86_400, 120),
  ROLLBACK_MIN_VIEWS: wholeNumber(20, 1_000_000, 300),
  /** The days after which the record of a visit is anonymised; 0 for no limit. 25 years: docs/decisions/023. */
  RETENTION_DAYS: wholeNumber(0, 36_500, 9_132),
}

/** The number of days from today that visitors can choose. Source: decisions.md, "Booking". */
const HORIZON_DAYS = 60

export function settingsFrom(
  env: z.infer<z.ZodObject<typeof settingsEnv & Pick<typeof processEnv, 'NODE_ENV'>>>,
): Settings {
  const [secret, ...previousSecrets] = env.SESSION_SECRET
  return {
    slotRules: { capacity: env.SLOT_CAPACITY, leadMinutes: env.SLOT_LEAD_MINUTES, horizonDays: HORIZON_DAYS },
    slotHoldMinutes: env.SLOT_HOLD_MINUTES,
    holdLimits: { perPerson: env.UNPAID_HOLDS_PER_PERSON, addressPercent: env.UNPAID_SEATS_PERCENT },
    strangerEmailsPerDay: env.STRANGER_EMAILS_PER_DAY,
    minimumFils: filsFromAed(env.MINIMUM_TOTAL_AED),
    reconcileAfterSeconds: env.RECONCILE_AFTER_SECONDS,
    rollbackMinViews: env.ROLLBACK_MIN_VIEWS,
    retentionDays: env.RETENTION_DAYS,
    replyInbox: env.REPLY_INBOX ?? null,
    publicUrl: env.PUBLIC_URL,
    secret,
    previousSecrets,
    secondFactor: { roles: env.SECOND_FACTOR_ROLES, demoExempt: env.NODE_ENV !== 'production' },
    ...auditSettingsFrom(env),
  }
}

/** Returns the secret that signs the anchors of the audit history, and the secrets that signed earlier ones. */
export function auditSettingsFrom({
  AUDIT_SECRET,
  SESSION_SECRET,
}: Pick<z.infer<z.ZodObject<typeof settingsEnv>>, 'AUDIT_SECRET' | 'SESSION_SECRET'>): Pick<
  Settings,
  'auditSecret' | 'previousAuditSecrets'
> {
  const [auditSecret, ...previousAuditSecrets] = AUDIT_SECRET ?? SESSION_SECRET
  return { auditSecret, previousAuditSecrets }
}
