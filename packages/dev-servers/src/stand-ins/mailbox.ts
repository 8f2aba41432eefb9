import { startMailbox } from '../mailbox'

// A program of its own, which takes the place of Mailpit's image where that can't be had, on the same ports.
const mailbox = await startMailbox({ smtpPort: 1025, pagePort: 8025, host: '0.0.0.0' })
process.once('SIGTERM', () => void mailbox.stop().then(() => process.exit(0)))
