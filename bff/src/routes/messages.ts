import { calls } from '@homecare/contract/calls'
import { receiveFromProvider } from '@homecare/server/message/receive'
import { AppError } from '@homecare/server/process/app-error'
import type { Context } from 'hono'
import { ZodError } from 'zod'
import { routesOf } from '../access'
import type { AppDeps, AppEnv } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'

export function messageRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)

  /** Providers have few addresses and post much, so only what they did not sign is limited. */
  async function receive(c: Context<AppEnv>, way: 'whatsapp' | 'sms'): Promise<Response> {
    const raw = await c.req.text()
    const input = { way, raw, header: (name: string) => c.req.header(name) }
    try {
      await receiveFromProvider({ ctx, input })
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof ZodError) throw new AppError('MALFORMED')
      if (error instanceof AppError && error.code === 'FORBIDDEN') await limits.foreignMessages.take(clientAddress(c))
      throw error
    }
    return c.body(null, 200)
  }

  return createRoutes()
    .openapi(route(calls.receiveFromWhatsApp), (c) => receive(c, 'whatsapp'))
    .openapi(route(calls.receiveFromSms), (c) => receive(c, 'sms'))
    .openapi(route(calls.setUpWhatsApp), (c) => {
      const { whatsapp } = ctx.messages
      if (!whatsapp) throw new AppError('NOT_FOUND')
      const challenge = whatsapp.answerSetUp((name) => c.req.query(name))
      if (challenge === null) throw new AppError('FORBIDDEN')
      return c.text(challenge, 200)
    })
}
