import { startCardSandbox } from '../card-sandbox'

// A program of its own: the card gateway of a trial in containers, which must not reach a real one.
const {
  CCAVENUE_MERCHANT_ID = '',
  CCAVENUE_ACCESS_CODE = '',
  CCAVENUE_WORKING_KEY = '',
  NOTIFICATION_URL,
} = process.env
const sandbox = await startCardSandbox({
  port: 3002,
  host: '0.0.0.0',
  merchantId: CCAVENUE_MERCHANT_ID,
  accessCode: CCAVENUE_ACCESS_CODE,
  workingKey: CCAVENUE_WORKING_KEY,
  cipher: 'cbc',
  notificationUrl: NOTIFICATION_URL,
})
process.once('SIGTERM', () => void sandbox.stop().then(() => process.exit(0)))
