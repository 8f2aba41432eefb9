import { startCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { createCcavenueGateway } from '@homecare/server/adapters/ccavenue-gateway'
import { loadProfile } from '@homecare/server/process/profile'

// Starts the card sandbox with `count` orders, from `ORD-1` on, whose visitors are on the card page. One visitor of each
// `paidEvery` has paid and never returned. Prints `port n` once all orders exist.
const [count = '0', paidEvery = '10', amountFils = '37000'] = process.argv.slice(2)
const CONCURRENCY = 16
const RETURN_URL = 'http://127.0.0.1/api/payment/response'

const account = { merchantId: '1', accessCode: '2', workingKey: '3', cipher: 'cbc' } as const
const sandbox = await startCardSandbox(account)
const { transactionUrl, apiUrl } = sandbox
const gateway = createCcavenueGateway({ ...account, transactionUrl, apiUrl, profile: await loadProfile() })

async function visit(attemptId: string): Promise<void> {
  const urls = { redirectUrl: RETURN_URL, cancelUrl: RETURN_URL }
  const { encRequest } = gateway.createPaymentForm({ attemptId, amountFils: Number(amountFils), ...urls })
  const body = new URLSearchParams({ merchant_id: account.merchantId, access_code: account.accessCode, encRequest })
  const answer = await fetch(transactionUrl, { method: 'POST', body, redirect: 'manual' })
  await answer.text()
  if (answer.status !== 303) throw new Error(`The card page responded ${answer.status}.`)
}

const numbers = Array.from({ length: Number(count) }, (_, n) => n + 1).values()
const visitLoop = async () => {
  for (const n of numbers) {
    await visit(`ORD-${n}`)
    if (n % Number(paidEvery) === 0) await sandbox.complete(`ORD-${n}`, 'close', { notify: false })
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, visitLoop))
console.log(`port ${new URL(sandbox.url).port}`)
