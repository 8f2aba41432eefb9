import { dubaiDate } from '@homecare/domain/dates'
import { describe, expect, test } from 'vitest'
import type { Gateway, PaymentForm } from './gateway'

/** The gateway's side, controlled by a test. */
export interface TestGateway {
  open(): Gateway
  openOnNothing(): Gateway
  /** Acts like the visitor's browser with the payment form: the gateway knows the order from then on. */
  visit(createPaymentForm: PaymentForm): Promise<void>
  pay(attemptIdOrReference: string): Promise<void>
  /** The `encResp` that the browser brings back from an order that was declined. */
  decline(attemptId: string): Promise<string>
  mode(mode: 'ok' | 'hang' | 'error'): void
}

const URLS = {
  redirectUrl: 'http://localhost:3000/api/payment/response',
  cancelUrl: 'http://localhost:3000/api/payment/response',
}

/** The promises of every gateway adapter. */
export function gatewayConformance(testGateway: () => TestGateway): void {
  let last = 0
  const order = async () => {
    const attemptId = `ORD-${1_767_225_600_000 + (last += 1)}`
    await testGateway().visit(
      testGateway()
        .open()
        .createPaymentForm({ attemptId, amountFils: 30_150, ...URLS }),
    )
    return attemptId
  }

  test('an order that a visitor has opened is known to the gateway with its amount', async () => {
    const attemptId = await order()
    const answer = await testGateway().open().orderStatus(attemptId)
    expect(answer).toMatchObject({
      ok: true,
      value: { orderNo: attemptId, amountFils: 30_150, currency: 'AED', status: 'Initiated' },
    })
  })

  test('a paid order is reported with the reference that refunds need', async () => {
    const attemptId = await order()
    await testGateway().pay(attemptId)
    const answer = await testGateway().open().orderStatus(attemptId)
    expect(answer.ok && ['Successful', 'Shipped'].includes(answer.value.status)).toBe(true)
    expect(answer.ok && answer.value.referenceNo).toMatch(/\w+/)
  })

  test('an order that never reached the gateway is reported as "no-record"', async () => {
    expect(await testGateway().open().orderStatus('ORD-1')).toMatchObject({ ok: false, reason: 'no-record' })
  })

  test('a return is decrypted, and an altered, shortened or invented return gives null', async () => {
    const attemptId = await order()
    const encResp = await testGateway().decline(attemptId)
    const gateway = testGateway().open()
    expect(gateway.openReturn(encResp)).toMatchObject({ orderNo: attemptId, orderStatus: 'Failure' })
    const flipped = (encResp.startsWith('0') ? '1' : '0') + encResp.slice(1)
    for (const bad of [flipped, encResp.slice(0, 40), encResp.slice(32), '', 'zz', 'é', '00'.repeat(32)]) {
      expect(gateway.openReturn(bad)?.orderNo).not.toBe(attemptId)
    }
    for (const bad of ['', 'zz', encResp.slice(0, 41)]) expect(gateway.openReturn(bad)).toBeNull()
  })

  test('a refund that is requested twice with one reference is made once, and both requests succeed', async () => {
    const attemptId = await order()
    await testGateway().pay(attemptId)
    const gateway = testGateway().open()
    const status = await gateway.orderStatus(attemptId)
    const trackingId = (status.ok && status.value.referenceNo) || ''
    const refund = { trackingId, amountFils: 30_150, backFils: 0, reference: `RF-${attemptId}` }
    expect(await gateway.refund(refund)).toMatchObject({ ok: true })
    expect(await gateway.refund(refund)).toMatchObject({ ok: true })
    expect(await gateway.orderStatus(attemptId)).toMatchObject({ ok: true, value: { status: 'Refunded' } })
  })

  test('parts are refunded one after the other, each once by its reference, and the order stays paid until all went back', async () => {
    const attemptId = await order()
    await testGateway().pay(attemptId)
    const gateway = testGateway().open()
    const status = async () => {
      const answer = await gateway.orderStatus(attemptId)
      return answer.ok ? answer.value : null
    }
    const trackingId = (await status())?.referenceNo ?? ''
    const part = (number: number, amountFils: number, backFils: number) =>
      gateway.refund({ trackingId, amountFils, backFils, reference: `RF-${attemptId}-p${number}` })
    for (let n = 0; n < 2; n++) expect(await part(1, 10_000, 0)).toMatchObject({ ok: true })
    expect(await part(2, 20_151, 10_000)).toMatchObject({ ok: false, reason: 'rejected' })
    expect((await status())?.status).toBe('Shipped')
    expect(await part(2, 20_150, 10_000)).toMatchObject({ ok: true })
    expect((await status())?.status).toBe('Refunded')
  })

  test('a refund that the gateway refuses is reported as "rejected"', async () => {
    const attemptId = await order()
    const status = await testGateway().open().orderStatus(attemptId)
    const trackingId = (status.ok && status.value.referenceNo) || ''
    expect(
      await testGateway().open().refund({ trackingId, amountFils: 30_150, backFils: 0, reference: 'RF-unpaid' }),
    ).toMatchObject({
      ok: false,
      reason: 'rejected',
    })
  })

  test('canceling a confirmed or unknown order is reported as "rejected" with the reason', async () => {
    const attemptId = await order()
    await testGateway().pay(attemptId)
    const gateway = testGateway().open()
    const status = await gateway.orderStatus(attemptId)
    const trackingId = (status.ok && status.value.referenceNo) || ''
    for (const each of [trackingId, '1']) {
      const answer = await gateway.cancel({ trackingId: each, amountFils: 30_150 })
      expect(answer).toMatchObject({ ok: false, reason: 'rejected', detail: expect.stringMatching(/\w+/) })
    }
  })

  test('several card pages of one order number are several transactions, each with its own status by reference', async () => {
    const attemptId = await order()
    const gateway = testGateway().open()
    const first = (await gateway.orderStatus(attemptId)) as { value: { referenceNo: string } }
    await testGateway().visit(gateway.createPaymentForm({ attemptId, amountFils: 30_150, ...URLS }))
    await testGateway().pay(first.value.referenceNo)
    const status = (referenceNo?: string) =>
      gateway
        .orderStatus(attemptId, referenceNo ? { referenceNo } : {})
        .then((answer) => (answer.ok ? answer.value.status : answer.reason))
    expect(await status(first.value.referenceNo)).toBe('Shipped')
    const listed = await gateway.transactions({ orderNo: attemptId }, 1)
    const found = listed.ok ? listed.value.transactions : []
    expect(found.map((each) => [each.orderNo, each.status, each.amountFils, each.currency])).toEqual([
      [attemptId, 'Initiated', 30_150, 'AED'],
      [attemptId, 'Shipped', 30_150, 'AED'],
    ])
    expect(new Set(found.map(({ referenceNo }) => referenceNo)).size).toBe(2)
    expect(await status(found[0]?.referenceNo ?? '')).toBe('Initiated')
  })

  test('the transactions of a day are listed with their refunds, and an order number or a day without any is empty', async () => {
    const attemptId = await order()
    await testGateway().pay(attemptId)
    const gateway = testGateway().open()
    const status = await gateway.orderStatus(attemptId)
    const trackingId = (status.ok && status.value.referenceNo) || ''
    await gateway.refund({ trackingId, amountFils: 10_000, backFils: 0, reference: `RF-${attemptId}` })
    const day = await gateway.transactions({ day: dubaiDate(new Date()) }, 1)
    const mine = day.ok ? day.value.transactions.find(({ orderNo }) => orderNo === attemptId) : undefined
    expect(mine).toMatchObject({ referenceNo: trackingId, status: 'Shipped', refundedFils: 10_000 })
    for (const query of [{ orderNo: 'ORD-1' }, { day: '2017-01-01' }, { day: '2031-01-01' }])
      expect(await gateway.transactions(query, 1)).toMatchObject({ ok: true, value: { transactions: [] } })
  })

  describe('errors of the gateway', () => {
    test('an unreachable gateway is reported as "unreachable" without an exception', async () => {
      expect(await testGateway().openOnNothing().orderStatus('ORD-1')).toMatchObject({
        ok: false,
        reason: 'unreachable',
      })
    })

    test('a gateway that does not respond in time is reported as "timeout" without an exception', async () => {
      testGateway().mode('hang')
      expect(await testGateway().open().orderStatus('ORD-1', { timeoutMs: 200 })).toMatchObject({
        ok: false,
        reason: 'timeout',
      })
      testGateway().mode('ok')
    })

    test('an HTTP error of the gateway is reported without an exception', async () => {
      testGateway().mode('error')
      const answer = await testGateway().open().orderStatus('ORD-1')
      expect(!answer.ok && ['unreachable', 'undecodable', 'rejected'].includes(answer.reason)).toBe(true)
      testGateway().mode('ok')
    })
  })
}
