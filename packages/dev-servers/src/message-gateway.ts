import { randomUUID } from 'node:crypto'
import type { MessageAccount, ProviderMode, ReceiptMode } from './message-gateway/account'
import { messagePages } from './message-gateway/pages'
import { providerRoutes } from './message-gateway/provider-routes'
import { createPoster } from './message-gateway/receipts'
import { createMessageStore, type GatewayFile, type GatewayMessage } from './message-gateway/store'
import { pageRoutes } from './pages/routes'
import { serve, type ListeningHost } from './serve'
import { waitFor } from './wait-for'

export type { MessageAccount, ProviderMode, ReceiptMode } from './message-gateway/account'
export type { GatewayMessage } from './message-gateway/store'

export type RunningMessageGateway = Awaited<ReturnType<typeof startMessageGateway>>

const POLICY =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'self'"

/** A gateway for WhatsApp and text messages that reaches nobody: both providers' APIs, and a page that shows what came. */
export async function startMessageGateway({
  port,
  host,
  ...account
}: MessageAccount & { port?: number | undefined; host?: ListeningHost | undefined }) {
  const state: { mode: ProviderMode; receipts: ReceiptMode } = { mode: 'accept', receipts: 'prompt' }
  const paused = new Set<string>()
  const store = createMessageStore()
  const poster = createPoster(account)
  let delivering: Promise<unknown> = Promise.resolve()

  async function write(from: string, text: string, sent?: Omit<GatewayFile, 'id'>): Promise<void> {
    const file = sent && { id: `file-${randomUUID()}`, ...sent }
    await poster.incoming(
      store.add({ channel: 'whatsapp', to: from, text, locale: '', incoming: true, status: 'read', file }),
    )
  }

  const app = await pageRoutes(POLICY)
  app.route('/', messagePages(store, write))
  app.route(
    '/',
    providerRoutes({
      account,
      store,
      mode: () => state.mode,
      isPaused: (template) => paused.has(template),
      accepted(message) {
        const delivered = poster.deliver(message, state.receipts, store.isOpen(message.to))
        delivering = Promise.all([delivering, delivered])
      },
    }),
  )
  const { url, stop } = await serve(app, port, host)

  return {
    url,
    /** Newest first. */
    messages: store.all,
    /** Resolves with the newest matching message, waiting for it if needed; rejects after the timeout. */
    waitFor: (predicate: (message: GatewayMessage) => boolean, timeoutMs: number): Promise<GatewayMessage> =>
      waitFor(() => store.all().find(predicate), { timeoutMs, intervalMs: 20, what: 'a message' }),
    /** Acts as a person who writes to the provider's number, or sends a file. */
    write,
    /** Acts as a person who opens a WhatsApp message; nobody learns when an SMS is read. */
    read: async (message: GatewayMessage): Promise<void> => {
      if (message.channel === 'sms') return
      message.status = 'read'
      return poster.receipt(message, { state: 'read' })
    },
    /** Resolves once all receipts so far are posted. */
    posted: async (): Promise<void> => void (await delivering),
    /** Connections that already hang keep hanging. */
    setMode(mode: ProviderMode): void {
      state.mode = mode
    },
    setReceipts(mode: ReceiptMode): void {
      state.receipts = mode
    },
    clear: store.clear,
    pause: (template: string) => void paused.add(template),
    resume: (template: string) => void paused.delete(template),
    stop,
  }
}
