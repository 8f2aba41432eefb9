import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formIn, openTestMerchant } from './testing-merchant'

let merchant: Awaited<ReturnType<typeof openTestMerchant>>
let folder: string
let ordersFile: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-orders-'))
  merchant = await openTestMerchant()
})
afterAll(async () => {
  await merchant.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  ordersFile = join(folder, `${(count += 1)}`, 'orders.jsonl')
  await restart()
})

const restart = (): Promise<void> => merchant.restart({ ordersFile })

test('a paid and partly refunded order is unchanged after a restart of the sandbox', async () => {
  await merchant.open('ORD-1')
  await merchant.choose('ORD-1', 'pay')
  const refund = { referenceNo: merchant.reference('ORD-1'), amount: '100.00', refundRefNo: 'R-1' }
  expect(await merchant.client().refund(refund)).toMatchObject({ ok: true })
  const before = merchant.sandbox().orders()
  const status = await merchant.status('ORD-1')
  await restart()
  expect(merchant.sandbox().orders()).toEqual(before)
  expect(await merchant.status('ORD-1')).toEqual(status)
  expect(await merchant.client().refund(refund)).toMatchObject({ ok: false })
})

test('an order that was open at a restart of the sandbox can be paid on its card page', async () => {
  await merchant.open('ORD-1')
  await restart()
  const { read, action } = formIn(await merchant.choose('ORD-1', 'pay'))
  expect(action).toBe(`${merchant.merchantUrl}/response`)
  expect(merchant.sandbox().orders()[0]?.echoed.merchant_param1).toBe('kept')
  expect(read).toMatchObject({ orderId: 'ORD-1', orderStatus: 'Success', amountFils: 30100 })
})

test('orders opened after a restart of the sandbox get new reference numbers and are listed before older ones', async () => {
  await merchant.open('ORD-1')
  await restart()
  await merchant.open('ORD-2')
  await merchant.open('ORD-1')
  const orders = merchant.sandbox().orders()
  expect(orders.map(({ orderNo }) => orderNo)).toEqual(['ORD-1', 'ORD-2', 'ORD-1'])
  expect(new Set(orders.map(({ referenceNo }) => referenceNo)).size).toBe(3)
})

test('the sandbox ignores a line cut off by a crash, and its restart compacts the file to one line per order', async () => {
  await merchant.open('ORD-1')
  await merchant.choose('ORD-1', 'decline')
  await appendFile(ordersFile, '{"referenceNo":"3060')
  await restart()
  expect(await merchant.status('ORD-1')).toMatchObject({ status: 'Unsuccessful' })
  expect((await readFile(ordersFile, 'utf8')).trim().split('\n')).toHaveLength(1)
  await merchant.open('ORD-2')
  await restart()
  expect(
    merchant
      .sandbox()
      .orders()
      .map(({ orderNo }) => orderNo),
  ).toEqual(['ORD-2', 'ORD-1'])
})
