import { startCardSandbox, type RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { freePort } from '@homecare/dev-servers/ports'
import { providerProfile } from '@homecare/contract/profile'
import { createCipher, type CipherKind } from '@homecare/ccavenue/cipher'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import profileJson from '../../data/provider-profile.json'
import { gatewayConformance } from '../ports/gateway.conformance'
import { createCcavenueGateway } from './ccavenue-gateway'

const ACCOUNT = { merchantId: 'M0001', accessCode: 'ACCESS', workingKey: '0123456789ABCDEF0123456789ABCDEF' }
const profile = providerProfile.parse(profileJson)

describe.each<CipherKind>(['cbc', 'gcm'])('CCAvenue with %s', (cipher) => {
  let sandbox: RunningCardSandbox
  let nobody: number
  beforeAll(async () => {
    sandbox = await startCardSandbox({ ...ACCOUNT, cipher })
    nobody = await freePort()
  })
  afterAll(() => sandbox.stop())

  const open = (apiUrl = sandbox.apiUrl) =>
    createCcavenueGateway({ ...ACCOUNT, cipher, transactionUrl: sandbox.transactionUrl, apiUrl, profile })

  gatewayConformance(() => ({
    open,
    openOnNothing: () => open(`http://127.0.0.1:${nobody}/apis/servlet/DoWebTrans`),
    async visit({ ccaUrl, merchantId, accessCode, encRequest }) {
      const body = new URLSearchParams({ merchant_id: merchantId, access_code: accessCode, encRequest })
      expect((await fetch(ccaUrl, { method: 'POST', body })).status).toBe(200)
    },
    pay: async (attemptId) => void (await sandbox.complete(attemptId, 'close')),
    async decline(attemptId) {
      const message = `order_id=${attemptId}&tracking_id=1&order_status=Failure&failure_message=Do not honour`
      return createCipher({ kind: cipher, workingKey: ACCOUNT.workingKey }).encrypt(message)
    },
    mode: (mode) => sandbox.setStatusMode(mode),
  }))

  test('a payment form for CCAvenue names the provider as payer and contains no patient data', () => {
    const url = 'http://localhost:3000/api/payment/response'
    const { encRequest } = open().createPaymentForm({
      attemptId: 'ORD-7',
      amountFils: 30_150,
      redirectUrl: url,
      cancelUrl: url,
    })
    const text = createCipher({ kind: cipher, workingKey: ACCOUNT.workingKey }).decrypt(encRequest)
    expect(text).toContain('order_id=ORD-7&currency=AED&amount=301.50')
    expect(text).toContain(`billing_name=${profile.name}`)
    expect(text).toContain(`billing_email=${profile.email}`)
    expect(text).not.toMatch(/delivery_|merchant_param/)
  })

  test('the language of a booking in Arabic goes to the gateway and comes back with the return', () => {
    const url = 'http://localhost:3000/api/payment/response'
    const { encrypt, decrypt } = createCipher({ kind: cipher, workingKey: ACCOUNT.workingKey })
    const order = { attemptId: 'ORD-8', amountFils: 30_150, redirectUrl: url, cancelUrl: url, locale: 'ar' as const }
    const sent = decrypt(open().createPaymentForm(order).encRequest)
    const [param] = /merchant_param1=[^&]*/.exec(sent) ?? []
    const answer = 'order_id=ORD-8&order_status=Success'
    expect(open().openReturn(encrypt(`${answer}&${param}`))?.locale).toBe('ar')
    expect(open().openReturn(encrypt(`${answer}&merchant_param1=xx`))?.locale).toBeUndefined()
  })
})
