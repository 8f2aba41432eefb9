import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startMessageGateway, type RunningMessageGateway } from '@homecare/dev-servers/message-gateway'
import type { Templates } from '@homecare/dev-servers/message-gateway/templates'
import { waitFor } from '@homecare/dev-servers/wait-for'
import type { PhoneWay } from '@homecare/domain/news'
import { TESTED_TEMPLATE } from '../ports/messages.conformance'

export const TEST_ACCOUNT = {
  whatsapp: {
    phoneNumberId: '100200300',
    token: 'whatsapp-token',
    appSecret: 'whatsapp-app-secret',
    verifyToken: 'our-word',
  },
  sms: { apiKey: 'sms-key' },
}

export const CODE_TEMPLATE = 'sign_in_code'

const TEMPLATES: Templates = {
  [TESTED_TEMPLATE]: { en: 'Your visit is on {{1}}.', ar: 'زيارتكم {{1}}.' },
  [CODE_TEMPLATE]: {
    ...{ category: 'authentication', languages: ['en', 'ar'], button: 'copy_code' },
    ...{ addSecurityRecommendation: true, codeExpirationMinutes: 10 },
  },
}

interface Posted {
  way: PhoneWay
  raw: string
  headers: IncomingHttpHeaders
}

interface ProviderOptions {
  /** The approved templates; one for the conformance tests by default. */
  templates?: Parameters<typeof startMessageGateway>[0]['templates']
  /** Takes what the gateway posts; by default it is kept for `nextWebhook`. */
  receive?: (posted: Posted) => Promise<void>
}

export interface TestMessageProvider {
  gateway: RunningMessageGateway
  /** What the gateway posted to us next, in order. */
  nextWebhook(): Promise<{ raw: string; headers: Record<string, string> }>
  /** Accepts messages again, and leaves out what was posted. */
  reset(): void
  stop(): Promise<void>
}

/** The message gateway, and a server that keeps what it posts. */
export async function startTestMessageProvider({
  templates = TEMPLATES,
  receive,
}: ProviderOptions = {}): Promise<TestMessageProvider> {
  const posted: Posted[] = []
  const take = receive ?? (async (post: Posted) => void posted.push(post))
  const receiver = createServer(async (request, response) => {
    const way = request.url === '/sms' ? 'sms' : 'whatsapp'
    const taken = take({ way, raw: await text(request), headers: request.headers })
    response.statusCode = await taken.then(
      () => 200,
      () => 500,
    )
    response.end()
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const gateway = await startMessageGateway({
    whatsapp: { ...TEST_ACCOUNT.whatsapp, webhookUrl: `${webhookUrl}/whatsapp` },
    sms: { ...TEST_ACCOUNT.sms, webhookUrl: `${webhookUrl}/sms` },
    templates,
  })
  return {
    gateway,
    async nextWebhook() {
      const { raw, headers } = await waitFor(() => posted.shift(), {
        timeoutMs: 5_000,
        intervalMs: 5,
        what: 'a webhook',
      })
      return { raw, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) }
    },
    reset() {
      gateway.setMode('accept')
      gateway.setReceipts('prompt')
      posted.splice(0)
    },
    async stop() {
      await gateway.stop()
      receiver.closeAllConnections()
      await new Promise((resolve) => {
        receiver.close(resolve)
      })
    },
  }
}
