import { buildChanged } from '@homecare/cli/build-changed'
import { findTools } from '@homecare/cli/tools'
import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { startSystem } from '@homecare/dev-servers/system'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { bookUntilCard, PATIENT } from '@homecare/e2e/steps.ts'
import { chromium } from 'playwright'
import { startTraceCollector, type CollectedSpan, type TraceCollector } from './trace-collector'

/** Spans that one booking must have, each by the process that makes it, or any of them. */
const EXPECTED: readonly (readonly [service: string, name: string])[] = [
  ['shell', 'GET /*'],
  ['bff', 'POST /api/payment/initiate'],
  // Return, push and reconciliation settle it, and the first one asks the card gateway.
  ['any', 'settle payment'],
  ['any', 'card gateway status'],
  ['bff', 'prisma:client:db_query'],
  ['worker', 'job email-booking-confirmed'],
  ['worker', 'job email-staff-booking'],
  ['worker', 'prisma:client:db_query'],
]

async function bookAndPay(site: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ROOT_FLAGS })
  try {
    const page = await browser.newPage({ baseURL: site })
    page.setDefaultTimeout(60_000)
    const orderId = await bookUntilCard(page)
    await page.getByRole('button', { name: /^Pay AED/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor()
    return orderId
  } finally {
    await browser.close()
  }
}

/** The trace of the booking, once it has everything that it must have. */
async function traceOfBooking(collector: TraceCollector): Promise<CollectedSpan[]> {
  let missing: string[] = []
  const trace = await waitFor<CollectedSpan[] | undefined>(
    () => {
      const spans = collector.spans()
      const traceId = spans.find(({ name }) => name === 'POST /api/payment/initiate')?.traceId
      const trace = spans.filter((span) => span.traceId === traceId)
      missing = EXPECTED.filter(
        ([service, name]) =>
          !trace.some((span) => (service === 'any' || span.service === service) && span.name === name),
      ).map((pair) => pair.join(': '))
      return missing.length === 0 ? trace : undefined
    },
    { timeoutMs: 60_000, what: 'the spans of the booking' },
  ).catch((error: unknown) => {
    throw new Error(`The trace of the booking lacks ${missing.join(', ') || 'nothing'}.`, { cause: error })
  })
  return trace ?? []
}

/** Every span below the one that caused it, in the order of their starts. */
function treeOf(trace: readonly CollectedSpan[], parent?: string, indent = ''): string[] {
  const known = new Set(trace.map(({ spanId }) => spanId))
  return trace
    .filter(({ parentSpanId: by }) => (parent ? by === parent : !by || !known.has(by)))
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .flatMap(({ service, name, spanId, startedAt, endedAt }) => [
      `${indent}${service}: ${name}, ${(endedAt - startedAt).toFixed(1)} ms`,
      ...treeOf(trace, spanId, `${indent}  `),
    ])
}

/** What a booking says about its patient, and its token. */
function assertNoPersonalData(bodies: readonly string[]): void {
  const words = [...Object.values(PATIENT), '501234567', 'token=']
  const found = words.filter((word) => bodies.some((body) => body.includes(word)))
  if (found.length > 0) throw new Error(`The traces hold personal data: ${found.join(', ')}.`)
}

async function trial(executablePath: string): Promise<void> {
  const collector = await startTraceCollector()
  const env = { ...process.env, ...FREE_PORTS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }
  const site = { built: buildChanged(console.log).then(() => {}) }
  const system = await startSystem({ env, durable: false, log: () => {}, site })
  try {
    const orderId = await bookAndPay(system.info.site, executablePath)
    console.log(`${orderId} is booked and paid`)
    const trace = await traceOfBooking(collector)
    assertNoPersonalData(collector.bodies())
    const services = [...new Set(trace.map(({ service }) => service))]
    console.log(`One trace has ${trace.length} spans of ${services.join(', ')}, and no personal data.`)
    console.log(treeOf(trace).join('\n'))
  } finally {
    await system.stop()
    await collector.stop()
  }
}

/** The trial `traces`: books and pays in a browser, and checks and prints the trace of it over all processes. */
export async function main(): Promise<boolean> {
  const { chromium: executablePath = '' } = findTools()
  await trial(executablePath)
  return true
}
