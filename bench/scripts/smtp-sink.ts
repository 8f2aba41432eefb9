import { startSmtp } from '@homecare/dev-servers/mailbox/smtp'

// A mail server that takes everything and keeps nothing, in a process of its own: its work must not weigh on either arm.
const { port } = await startSmtp(
  undefined,
  () => 'accept',
  () => Promise.resolve(),
)
console.log(`port ${port}`)
