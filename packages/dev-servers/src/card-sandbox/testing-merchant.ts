import { createApiClient, type ApiClient, type OrderStatusResult } from '@homecare/ccavenue/api-client'
import { createCipher } from '@homecare/ccavenue/cipher'
import { buildRequest } from '@homecare/ccavenue/request'
import { parseReturn, type GatewayReturn } from '@homecare/ccavenue/response'
import { Hono } from 'hono'
import { serve } from '../serve'
import { startCardSandbox, type CardSandboxOptions, type RunningCardSandbox } from '../card-sandbox'

export const account = {
  merchantId: '45990',
  accessCode: 'AVXX',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
  cipher: 'cbc',
} as const
export const cipher = createCipher({ kind: 'cbc', workingKey: account.workingKey })

/** A sandbox, and a merchant that records every form it receives; for the sandbox's own tests. */
export async function openTestMerchant() {
  const received: { path: string; encResp: string; orderNo: string }[] = []
  const site = new Hono()
  site.post('/:path', async (c) => {
    const { encResp = '', orderNo = '' } = await c.req.parseBody<Record<string, string>>()
    received.push({ path: c.req.path, encResp, orderNo })
    return c.req.path === '/notification' ? c.body(null) : c.redirect('/paymentStatus', 303)
  })
  const { url: merchantUrl, stop } = await serve(site)
  let sandbox: RunningCardSandbox

  const merchant = {
    received,
    merchantUrl,
    sandbox: (): RunningCardSandbox => sandbox,
    /** Starts a fresh sandbox without orders. */
    async restart(more: Partial<CardSandboxOptions> = {}): Promise<void> {
      await sandbox?.stop()
      sandbox = await startCardSandbox({ ...account, ...more })
      received.length = 0
    },
    async close(): Promise<void> {
      await sandbox?.stop()
      await stop()
    },
    client: (more = {}): ApiClient =>
      createApiClient({ apiUrl: sandbox.apiUrl, accessCode: account.accessCode, cipher, timeoutMs: 2000, ...more }),
    status: (orderNo: string): Promise<OrderStatusResult> => merchant.client().orderStatus({ orderNo }),
    requestText: (orderId: string): string =>
      buildRequest({
        merchantId: account.merchantId,
        orderId,
        currency: 'AED',
        amount: '301.00',
        redirectUrl: `${merchantUrl}/response`,
        cancelUrl: `${merchantUrl}/cancel`,
        language: 'EN',
        billing: { name: 'Ghaf Home Healthcare', city: 'Dubai' },
        merchantParams: ['kept'],
      }),
    /** Posts the encrypted request, as the merchant's page does. */
    initiate(plain: string, accessCode: string = account.accessCode): Promise<Response> {
      const body = new URLSearchParams({
        encRequest: cipher.encrypt(plain),
        access_code: accessCode,
        merchant_id: account.merchantId,
      })
      return fetch(sandbox.transactionUrl, { method: 'POST', body })
    },
    open: (orderId: string): Promise<Response> => merchant.initiate(merchant.requestText(orderId)),
    /** Presses a button of the card page, as the visitor does. Resolves with the next page. */
    async choose(orderId: string, outcome: string): Promise<string> {
      const body = new URLSearchParams({ outcome })
      const page = `${sandbox.url}/transaction/${merchant.reference(orderId)}/pay`
      return (await fetch(page, { method: 'POST', body })).text()
    },
    /** Does what a button of the list of orders does. */
    act: (orderId: string, name: string): Promise<Response> =>
      fetch(`${sandbox.url}/orders/${merchant.reference(orderId)}/${name}`, { method: 'POST', redirect: 'manual' }),
    reference: (orderId: string): string =>
      sandbox.orders().find(({ orderNo }) => orderNo === orderId)?.referenceNo ?? '',
  }
  await merchant.restart()
  return merchant
}

/** The return message in the form of a return page. */
export function formIn(html: string): { action: string; encResp: string; read: GatewayReturn } {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
  const encResp = /name="encResp"\s+value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { action, encResp, read: parseReturn(cipher.decrypt(encResp)) }
}
