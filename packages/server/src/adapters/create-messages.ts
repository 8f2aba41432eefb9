import type { z } from 'zod'
import type { PhoneMessages } from '../process/context'
import type { messagesEnv } from '../process/env-schema'
import { createSmsMessages } from './sms-messages'
import { createWhatsAppMessages } from './whatsapp-messages'

type Env = z.infer<z.ZodObject<typeof messagesEnv>>

/** The providers whose variables are set. Throws with the missing names where only some of a provider's are. */
export function createMessages(env: Env): PhoneMessages {
  const whatsapp = allOf(
    env,
    'WHATSAPP_API_URL',
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  )
  const sms = allOf(env, 'SMS_API_URL', 'SMS_API_KEY', 'SMS_SENDER')
  return {
    ...(whatsapp && {
      whatsapp: createWhatsAppMessages({
        apiUrl: whatsapp.WHATSAPP_API_URL,
        phoneNumberId: whatsapp.WHATSAPP_PHONE_NUMBER_ID,
        token: whatsapp.WHATSAPP_TOKEN,
        appSecret: whatsapp.WHATSAPP_APP_SECRET,
        verifyToken: whatsapp.WHATSAPP_VERIFY_TOKEN,
      }),
    }),
    ...(sms && {
      sms: createSmsMessages({ apiUrl: sms.SMS_API_URL, apiKey: sms.SMS_API_KEY, sender: sms.SMS_SENDER }),
    }),
  }
}

/** The values of these variables, or null where none is set. */
function allOf<Name extends keyof Env>(env: Env, ...names: Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set too, or none of ${names.join(', ')}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- None is missing.
  return env as Record<Name, string>
}
