import { createSmsMessages } from '@homecare/server/adapters/sms-messages'
import { createWhatsAppMessages } from '@homecare/server/adapters/whatsapp-messages'
import { TEST_ACCOUNT } from '@homecare/server/testing/message-provider'

/** Nothing listens there: calls only receive messages, the worker sends them. */
const apiUrl = 'http://127.0.0.1:9'

/** Both ways to reach a phone, with the test account. */
export const MESSAGE_WAYS = {
  whatsapp: createWhatsAppMessages({ ...TEST_ACCOUNT.whatsapp, apiUrl }),
  sms: createSmsMessages({ ...TEST_ACCOUNT.sms, apiUrl, sender: 'HomeCare' }),
}
