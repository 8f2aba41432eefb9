import { calls } from '@homecare/contract/calls'
import { recordDownload } from '@homecare/server/audit/record-download'
import { createPdfFonts } from '@homecare/server/pdf/pdf-fonts'
import type { Actor } from '@homecare/server/process/context'
import { acceptQuoteForFamily, declineQuoteForFamily, withdrawQuote } from '@homecare/server/quote/close'
import { changeQuote, discardQuote, draftQuote, previewQuote } from '@homecare/server/quote/draft'
import { acceptQuote, askAboutQuote, declineQuote, showQuote } from '@homecare/server/quote/family'
import { listQuotes } from '@homecare/server/quote/list'
import { paperForFamily, paperForStaff } from '@homecare/server/quote/paper'
import { sendQuote } from '@homecare/server/quote/send'
import { addRate } from '@homecare/server/rate/add'
import { endRate } from '@homecare/server/rate/end'
import { getRates } from '@homecare/server/rate/get'
import type { Context } from 'hono'
import { actorOf, routesOf } from '../access'
import type { AppDeps, AppEnv } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { pdfResponse } from '../pdf-response'

const visitor = (c: Context<AppEnv>): Actor => ({ name: 'visitor', role: 'visitor', from: clientAddress(c) })

export function rateRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getRates), async (c) => c.json(await getRates({ ctx }), 200))
    .openapi(route(calls.addRate), async (c) =>
      c.json(await addRate({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.endRate), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await endRate({ ctx, actor: actorOf(c), input }), 200)
    })
}

export function quoteRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.listQuotes), async (c) => c.json(await listQuotes({ ctx, input: c.req.valid('param') }), 200))
    .openapi(route(calls.draftQuote), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await draftQuote({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.previewQuote), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await previewQuote({ ctx, input }), 200)
    })
    .openapi(route(calls.changeQuote), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await changeQuote({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.discardQuote), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      await discardQuote({ ctx, actor: actorOf(c), input })
      return c.body(null, 204)
    })
    .openapi(route(calls.sendQuote), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await sendQuote({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.withdrawQuote), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await withdrawQuote({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.acceptQuoteForFamily), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await acceptQuoteForFamily({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.declineQuoteForFamily), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await declineQuoteForFamily({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.getQuotePdf), async (c) => {
      const { id } = c.req.valid('param')
      const { filename, pdf } = await paperForStaff({ ctx, fonts: ctx.shared(createPdfFonts), input: { id } })
      await recordDownload({ ctx, actor: actorOf(c), input: { what: 'quote', detail: { number: filename } } })
      return pdfResponse(c, filename, pdf)
    })
}

/** The calls of whoever has a quote's link. Its token is in the body, because URLs are logged. */
export function shownQuoteRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.showQuote), async (c) => c.json(await showQuote({ ctx, input: c.req.valid('json') }), 200))
    .openapi(route(calls.acceptQuote), async (c) =>
      c.json(await acceptQuote({ ctx, actor: visitor(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.declineQuote), async (c) =>
      c.json(await declineQuote({ ctx, actor: visitor(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.askAboutQuote), async (c) =>
      c.json(await askAboutQuote({ ctx, actor: visitor(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.getShownQuotePdf), async (c) => {
      const input = c.req.valid('query')
      const { filename, pdf } = await paperForFamily({ ctx, fonts: ctx.shared(createPdfFonts), input })
      return pdfResponse(c, filename, pdf)
    })
}
