import { Hono } from 'hono'
import { startMailbox } from '../mailbox'
import { serve } from '../serve'

// A program of its own: stands in for Mailpit's image where that can't be had. Same ports, and of its API what the trial
// reads.
const mailbox = await startMailbox({ smtpPort: 1025, host: '0.0.0.0' })
const api = new Hono()
api.get('/readyz', (c) => c.text('ok'))
api.get('/api/v1/messages', (c) =>
  c.json({
    messages: mailbox.messages().map(({ id, to }) => ({
      ID: id,
      To: to.split(', ').map((address) => ({ Address: address })),
    })),
  }),
)
api.get('/api/v1/message/:id', (c) => {
  const email = mailbox.messages().find(({ id }) => id === c.req.param('id'))
  return email ? c.json({ ID: email.id, Text: email.text }) : c.notFound()
})
const page = await serve(api, 8025, '0.0.0.0')
process.once('SIGTERM', () => void Promise.all([mailbox.stop(), page.stop()]).then(() => process.exit(0)))
