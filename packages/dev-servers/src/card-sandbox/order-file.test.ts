import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formIn, openTestBench } from './test-bench'

let bench: Awaited<ReturnType<typeof openTestBench>>
let folder: string
let ordersFile: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-orders-'))
  bench = await openTestBench()
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  ordersFile = join(folder, `${(count += 1)}`, 'orders.jsonl')
  await restart()
})

const restart = (returnLaterMs = 150): Promise<void> => bench.restart({ ordersFile, returnLaterMs })

test('a paid and partly refunded order is the same after a restart of the sandbox', async () => {
  await bench.open('ORD-1')
  await bench.choose('ORD-1', 'pay')
  const refund = { referenceNo: bench.reference('ORD-1'), amount: '100.00', refundRefNo: 'R-1' }
  expect(await bench.client().refund(refund)).toMatchObject({ ok: true })
  const before = bench.sandbox().orders()
  const status = await bench.status('ORD-1')
  await restart()
  expect(bench.sandbox().orders()).toEqual(before)
  expect(await bench.status('ORD-1')).toEqual(status)
  expect(await bench.client().refund(refund)).toMatchObject({ ok: false })
})

test('an order that was open at a restart of the sandbox can be paid on its card page', async () => {
  await bench.open('ORD-1')
  await restart()
  const { read, action } = formIn(await bench.choose('ORD-1', 'pay'))
  expect(action).toBe(`${bench.merchantUrl}/response`)
  expect(bench.sandbox().orders()[0]?.echoed.get('merchant_param1')).toBe('kept')
  expect(read).toMatchObject({ orderId: 'ORD-1', orderStatus: 'Success', amountFils: 30100 })
})

test('a slow bank approves at its time, also when the sandbox was restarted meanwhile', async () => {
  await restart(1_000)
  await bench.open('ORD-1')
  await bench.choose('ORD-1', 'bank-slow')
  await restart()
  await expect.poll(() => bench.status('ORD-1'), { timeout: 10_000 }).toMatchObject({ status: 'Shipped' })
})

test('orders after a restart of the sandbox get numbers of their own and stand before the older ones', async () => {
  await bench.open('ORD-1')
  await restart()
  await bench.open('ORD-2')
  await bench.open('ORD-1')
  const orders = bench.sandbox().orders()
  expect(orders.map(({ orderNo }) => orderNo)).toEqual(['ORD-1', 'ORD-2', 'ORD-1'])
  expect(new Set(orders.map(({ referenceNo }) => referenceNo)).size).toBe(3)
})

test('a line that a crash cut off is left out of the orders, and the file holds each order once after a restart', async () => {
  await bench.open('ORD-1')
  await bench.choose('ORD-1', 'decline')
  await appendFile(ordersFile, '{"referenceNo":"3060')
  await restart()
  expect(await bench.status('ORD-1')).toMatchObject({ status: 'Unsuccessful' })
  expect((await readFile(ordersFile, 'utf8')).trim().split('\n')).toHaveLength(1)
  await bench.open('ORD-2')
  await restart()
  expect(
    bench
      .sandbox()
      .orders()
      .map(({ orderNo }) => orderNo),
  ).toEqual(['ORD-2', 'ORD-1'])
})
