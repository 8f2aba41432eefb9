import { calls } from '@homecare/contract/calls'
import { AppError } from '@homecare/server/process/app-error'
import { requestAppointment } from '@homecare/server/request/request-appointment'
import { requestContact } from '@homecare/server/request/request-contact'
import type { Context, MiddlewareHandler } from 'hono'
import { routesOf } from '../access'
import type { AppDeps, AppEnv } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'

const isForm = (c: Context) => (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')

/** The body may have two types, so the validators of both ignore a request without a content type. */
const hasType: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!c.req.header('content-type')) throw new AppError('UNSUPPORTED_TYPE', { detail: 'Send JSON or a form.' })
  return next()
}

/** Both routes accept JSON, and a plain HTML form from pages without JavaScript. */
export function requestRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const mails = (c: Context<AppEnv>) => ({ mails: limits.mails, from: clientAddress(c) })
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.requestAppointment, { middleware: [hasType] }), async (c) => {
      const answer = await requestAppointment({
        ctx,
        ...mails(c),
        input: isForm(c) ? c.req.valid('form') : c.req.valid('json'),
      })
      return isForm(c) ? c.redirect(backTo(c, ctx.settings.publicUrl), 303) : c.json(answer, 201)
    })
    .openapi(route(calls.requestContact, { middleware: [hasType] }), async (c) => {
      const answer = await requestContact({
        ctx,
        ...mails(c),
        input: isForm(c) ? c.req.valid('form') : c.req.valid('json'),
      })
      return isForm(c) ? c.redirect(backTo(c, ctx.settings.publicUrl), 303) : c.json(answer, 201)
    })
}

/** Returns the page of the form, at its confirmation; the home page if the page may not be ours. */
function backTo(c: Context, publicUrl: string): string {
  const referer = c.req.header('referer')
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const ours = page && (page.origin === publicUrl || page.host === c.req.header('host'))
  // A path that begins with two slashes would lead to another host.
  return `${ours ? `/${page.pathname.replace(/^\/+/, '')}` : '/'}#booked`
}
