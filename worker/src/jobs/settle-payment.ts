import { settlePayment } from '@homecare/server/payment/settle'
import type { JobDefinition } from '../job'

/** Asks the gateway about one attempt and does what follows. What is still pending, reconciliation asks again. */
export const settlePaymentJob: JobDefinition<'settle-payment'> = {
  retry: { attempts: 8, backoffMs: 1_000 },
  async run(ctx, { attemptId }) {
    await settlePayment({ ctx, input: { attemptId, source: 'push' } })
  },
}
