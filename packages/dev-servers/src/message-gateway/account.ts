import type { Templates } from './templates'

/** An account at both providers, with the addresses that they post to. */
export interface MessageAccount {
  whatsapp: { phoneNumberId: string; token: string; appSecret: string; webhookUrl?: string | undefined }
  sms: { apiKey: string; webhookUrl?: string | undefined }
  /** The address that buttons of templates begin with. */
  siteUrl?: string | undefined
  templates: Templates
}

/** Numbers that behave as some people's do, by their end. */
export const NUMBERS = {
  notOnWhatsApp: (to: string): boolean => /00[12]$/.test(to),
  dead: (to: string): boolean => to.endsWith('002'),
  switchedOff: (to: string): boolean => to.endsWith('003'),
}

/** busy: 429 with Retry-After. down: 500. hang: no answer. */
export type ProviderMode = 'accept' | 'busy' | 'down' | 'hang'
/** none: hours of silence. scrambled: each receipt twice, the last first. */
export type ReceiptMode = 'prompt' | 'none' | 'scrambled'
