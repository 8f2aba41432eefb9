import { text } from 'node:stream/consumers'
import { buildChanged } from '@homecare/cli/build-changed'
import { findTools } from '@homecare/cli/tools'
import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { serve } from '@homecare/dev-servers/serve'
import { startSystem } from '@homecare/dev-servers/system'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { bookUntilCard, PATIENT } from '@homecare/e2e/steps.ts'
import { chromium } from 'playwright'
import { expect, test } from 'vitest'

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

/** Four digits alone would be found in some id or time of a span. */
const BOOKED_FOR = { ...PATIENT, 'Door number': 'Villa 1204' }

interface Span {
  service: string
  traceId: string
  name: string
}

/** What is read of OTLP over HTTP as JSON. */
interface OtlpBody {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Omit<Span, 'service'>[] }[]
  }[]
}

/** A collector that keeps what the processes send, as it comes. */
async function startCollector() {
  const bodies: string[] = []
  const { url, stop } = await serve((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  return { url, stop, bodies, spans: () => bodies.flatMap((body) => spansIn(JSON.parse(body) as OtlpBody)) }
}

const spansIn = ({ resourceSpans }: OtlpBody): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    return scopeSpans.flatMap(({ spans }) => spans.map(({ traceId, name }) => ({ service, traceId, name })))
  })

async function bookAndPay(site: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ROOT_FLAGS })
  try {
    const page = await browser.newPage({ baseURL: site })
    page.setDefaultTimeout(60_000)
    await bookUntilCard(page, BOOKED_FOR)
    await page.getByRole('button', { name: /^Pay AED/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor()
  } finally {
    await browser.close()
  }
}

/** What the trace of the booking lacks. */
function missingIn(spans: readonly Span[]): string[] {
  const traceId = spans.find(({ name }) => name === 'POST /api/payment/initiate')?.traceId
  const trace = spans.filter((span) => span.traceId === traceId)
  const isThere = ([service, name]: (typeof EXPECTED)[number]): boolean =>
    trace.some((span) => (service === 'any' || span.service === service) && span.name === name)
  return EXPECTED.filter((each) => !isThere(each)).map((pair) => pair.join(': '))
}

test('a booking and payment in a browser has one trace over all processes, without personal data', async () => {
  const { chromium: executablePath = '' } = findTools()
  const collector = await startCollector()
  const env = { ...process.env, ...FREE_PORTS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const site = { built: buildChanged(console.log).then(() => {}) }
  const system = await startSystem({ env, durable: false, log: () => {}, site })
  try {
    await bookAndPay(system.info.site, executablePath)
    await waitFor(() => missingIn(collector.spans()).length === 0, {
      timeoutMs: 60_000,
      what: 'the spans of the booking',
    }).catch(() => {})
    expect(missingIn(collector.spans())).toEqual([])
    // What a booking says about its patient, and its token.
    const words = [...Object.values(BOOKED_FOR), '501234567', 'token=']
    expect(words.filter((word) => collector.bodies.some((body) => body.includes(word)))).toEqual([])
  } finally {
    await system.stop()
    await collector.stop()
  }
}, 600_000)
