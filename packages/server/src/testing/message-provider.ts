import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startMessageGateway, type RunningMessageGateway } from '@homecare/dev-servers/message-gateway'
import { waitFor } from '@homecare/dev-servers/wait-for'
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

interface Posted {
  raw: string
  headers: IncomingHttpHeaders
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
export async function startTestMessageProvider(): Promise<TestMessageProvider> {
  const posted: Posted[] = []
  const receiver = createServer((request, response) => {
    void text(request).then((raw) => {
      posted.push({ raw, headers: request.headers })
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const gateway = await startMessageGateway({
    whatsapp: { ...TEST_ACCOUNT.whatsapp, webhookUrl: `${webhookUrl}/whatsapp` },
    sms: { ...TEST_ACCOUNT.sms, webhookUrl: `${webhookUrl}/sms` },
    templates: { [TESTED_TEMPLATE]: { en: 'Your visit is on {{1}}.', ar: 'زيارتكم {{1}}.' } },
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
