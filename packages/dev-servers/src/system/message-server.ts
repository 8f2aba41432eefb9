import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startMessageGateway, type MessageAccount, type RunningMessageGateway } from '../message-gateway'
import { ROOT } from '../paths'
import { chosenPort } from '../ports'
import type { LocalSecrets } from './secrets'

const SETTINGS = [
  'WHATSAPP_API_URL',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'SMS_API_URL',
  'SMS_API_KEY',
  'SMS_SENDER',
] as const
type MessageSettings = Partial<Record<(typeof SETTINGS)[number], string>>

/** What a provider is given for approval; a test of the back end keeps it up to date. */
const TEMPLATES = join(ROOT, 'packages/server/data/message-templates.json')

interface Options {
  env: NodeJS.ProcessEnv
  secrets: LocalSecrets
  bffUrl: string | undefined
  publicUrl: string
}

/** The settings of the providers that the environment names; if it names none, those of a gateway, with its address. */
export async function messageServer(
  { env, secrets: { messages: secret }, bffUrl, publicUrl }: Options,
  begin: (open: () => Promise<RunningMessageGateway>) => Promise<void>,
): Promise<{ url: string | null; settings: MessageSettings }> {
  if (env.WHATSAPP_API_URL || env.SMS_API_URL)
    return {
      url: null,
      settings: Object.fromEntries(SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    }
  const port = await chosenPort(env, 'MESSAGES_PORT', 3004)
  const phoneNumberId = '100200300'
  const addressOf = (way: string): string | undefined => bffUrl && `${bffUrl}/api/messages/${way}`
  const account: MessageAccount = {
    whatsapp: { phoneNumberId, token: secret, appSecret: secret, webhookUrl: addressOf('whatsapp') },
    sms: { apiKey: secret, webhookUrl: addressOf('sms') },
    siteUrl: publicUrl,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A test of the back end writes the file.
    templates: JSON.parse(await readFile(TEMPLATES, 'utf8')) as MessageAccount['templates'],
  }
  await begin(() => startMessageGateway({ port, ...account }))
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    settings: {
      WHATSAPP_API_URL: url,
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_TOKEN: secret,
      WHATSAPP_APP_SECRET: secret,
      WHATSAPP_VERIFY_TOKEN: secret,
      SMS_API_URL: url,
      SMS_API_KEY: secret,
      SMS_SENDER: 'HomeCare',
    },
  }
}
