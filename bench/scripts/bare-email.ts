import { createTransport } from 'nodemailer'
import { requestReceived } from '@homecare/server/email/request-emails'
import { loadProfile } from '@homecare/server/process/profile'
import { serveRuns } from './serve-runs'

// The baseline of S9's emails: a nodemailer pool with as many connections as ours, and one email rendered beforehand.

const [smtpUrl = ''] = process.argv.slice(2)
const transport = createTransport({ pool: true, url: smtpUrl, maxConnections: 3 })
const profile = await loadProfile()
const request = {
  id: 'bench',
  orderId: 'ORD-bench',
  kind: 'appointment' as const,
  fullName: 'Bench Visitor',
  email: 'bench@example.com',
  phoneNumber: '0501234567',
  date: '2030-01-15',
  pastDate: false,
  service: 'Elderly Care',
  locale: 'en' as const,
}
const { subject, text, html } = requestReceived({ profile, publicUrl: 'http://127.0.0.1', locale: 'en', request })

await serveRuns(async (count) => {
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: count }, () =>
      transport.sendMail({ from: profile.email, to: request.email, subject, text, html }),
    ),
  )
  return performance.now() - startedAt
})
