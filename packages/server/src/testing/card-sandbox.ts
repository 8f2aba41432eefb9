import { createCipher } from '@homecare/ccavenue/cipher'
import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { createCcavenueGateway } from '../adapters/ccavenue-gateway'
import type { Gateway } from '../ports/gateway'
import type { TestCtx } from './test-context'

const ACCOUNT = {
  merchantId: 'M0001',
  accessCode: 'ACCESS',
  workingKey: '0123456789ABCDEF0123456789ABCDEF',
  cipher: 'cbc',
} as const

export interface CardSandbox {
  sandbox: RunningCardSandbox
  gateway: Gateway
  /** Takes an order's open attempt to the card page, as the visitor's browser does. */
  visit(attemptId: string, amountFils: number): Promise<void>
  /** Posts a form that we made to the card page. */
  post(encRequest: string): Promise<void>
  /** Every field of such a form, decrypted. */
  fieldsOf(encRequest: string): [name: string, value: string][]
  /** Encrypts a message as the gateway does. */
  seal(plain: string | Uint8Array): string
}

/** The card gateway's sandbox with our adapter on it. */
export async function openCardSandbox(ctx: TestCtx): Promise<CardSandbox> {
  const sandbox = await startCardSandbox(ACCOUNT)
  const { transactionUrl, apiUrl } = sandbox
  const gateway = createCcavenueGateway({ ...ACCOUNT, transactionUrl, apiUrl, profile: ctx.profile })
  const cipher = createCipher({ kind: ACCOUNT.cipher, workingKey: ACCOUNT.workingKey })
  const post = async (encRequest: string) => {
    const body = new URLSearchParams({ merchant_id: ACCOUNT.merchantId, access_code: ACCOUNT.accessCode, encRequest })
    const { status } = await fetch(transactionUrl, { method: 'POST', body })
    if (status !== 200) throw new Error(`The card page answered ${status}.`)
  }
  return {
    sandbox,
    gateway,
    post,
    seal: cipher.encrypt,
    fieldsOf: (encRequest) => [...new URLSearchParams(cipher.decrypt(encRequest))],
    async visit(attemptId, amountFils) {
      const url = `${ctx.settings.publicUrl}/api/payment/response`
      const { encRequest } = gateway.createPaymentForm({ attemptId, amountFils, redirectUrl: url, cancelUrl: url })
      await post(encRequest)
    },
  }
}
