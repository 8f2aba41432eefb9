import { startSmtp } from '@homecare/dev-servers/mailbox/smtp'

// An SMTP server that accepts everything and stores nothing, in its own process, so that its work counts for neither side.
const { port } = await startSmtp(
  undefined,
  () => 'accept',
  () => Promise.resolve(),
)
console.log(`port ${port}`)
