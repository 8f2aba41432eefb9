import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiClient, type ApiClient, type OrderStatusResult } from '@homecare/ccavenue/api-client'
import { createCipher } from '@homecare/ccavenue/cipher'
import { buildRequest } from '@homecare/ccavenue/request'
import { parseReturn, type GatewayReturn } from '@homecare/ccavenue/response'
import { startCardSandbox, type CardSandboxOptions, type RunningCardSandbox } from '../card-sandbox'

export const account = {
  merchantId: '45990',
  accessCode: 'AVXX',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
  cipher: 'cbc',
} as const
export const cipher = createCipher({ kind: 'cbc', workingKey: account.workingKey })
const card = { number: '4111111111111111', expiry: '12/39', cvv: '123', holder: 'Mariam' }

/** A sandbox and a merchant that keeps every form it gets; for the sandbox's own tests. */
export async function openTestBench() {
  const got: { path: string; encResp: string; orderNo: string }[] = []
  const merchant = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const form = new URLSearchParams(body)
    got.push({ path: request.url ?? '', encResp: form.get('encResp') ?? '', orderNo: form.get('orderNo') ?? '' })
    if (request.url === '/notification') response.writeHead(200).end()
    else response.writeHead(303, { location: '/paymentStatus' }).end()
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  const merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  let sandbox: RunningCardSandbox

  const bench = {
    got,
    merchantUrl,
    sandbox: (): RunningCardSandbox => sandbox,
    /** Starts a fresh sandbox with an empty book. */
    async restart(more: Partial<CardSandboxOptions> = {}): Promise<void> {
      await sandbox?.stop()
      sandbox = await startCardSandbox({ ...account, returnLaterMs: 150, ...more })
      got.length = 0
    },
    async close(): Promise<void> {
      await sandbox?.stop()
      merchant.closeAllConnections()
      merchant.close()
    },
    client: (more = {}): ApiClient =>
      createApiClient({ apiUrl: sandbox.apiUrl, accessCode: account.accessCode, cipher, timeoutMs: 2000, ...more }),
    status: (orderNo: string): Promise<OrderStatusResult> => bench.client().orderStatus({ orderNo }),
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
    /** What the merchant's page does: posts the encrypted request. */
    initiate(plain: string, accessCode: string = account.accessCode): Promise<Response> {
      const body = new URLSearchParams({
        encRequest: cipher.encrypt(plain),
        access_code: accessCode,
        merchant_id: account.merchantId,
      })
      return fetch(sandbox.transactionUrl, { method: 'POST', body })
    },
    open: (orderId: string): Promise<Response> => bench.initiate(bench.requestText(orderId)),
    /** What the visitor does: fills the card form and presses a button. The page that follows. */
    async choose(orderId: string, outcome: string, more: Record<string, string> = {}): Promise<string> {
      const reference = bench.reference(orderId)
      const body = new URLSearchParams({ ...card, outcome, ...more })
      return (await fetch(`${sandbox.url}/transaction/${reference}/pay`, { method: 'POST', body })).text()
    },
    reference: (orderId: string): string =>
      sandbox.orders().find(({ orderNo }) => orderNo === orderId)?.referenceNo ?? '',
  }
  await bench.restart()
  return bench
}

/** What the form of a return page would carry to the merchant. */
export function formIn(html: string): { action: string; encResp: string; read: GatewayReturn } {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
  const encResp = /name="encResp"\s+value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { action, encResp, read: parseReturn(cipher.decrypt(encResp)) }
}
