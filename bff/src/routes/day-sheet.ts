import { calls } from '@homecare/contract/calls'
import { recordDownload } from '@homecare/server/audit/record-download'
import { daySheetPdf } from '@homecare/server/pdf/day-sheet-pdf'
import { createPdfFonts } from '@homecare/server/pdf/pdf-fonts'
import { getDaySheet } from '@homecare/server/visit/get-day-sheet'
import { listDaySheetLinks } from '@homecare/server/visit/list-day-sheet-links'
import { openDaySheet } from '@homecare/server/visit/open-day-sheet'
import { reportVisitSteps } from '@homecare/server/visit/report-steps'
import { revokeDaySheet } from '@homecare/server/visit/revoke-day-sheet'
import { sendDaySheet } from '@homecare/server/visit/send-day-sheet'
import { shareDaySheet } from '@homecare/server/visit/share-day-sheet'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { actorOf, routesOf } from '../access'
import { pdfResponse } from '../pdf-response'

export function daySheetRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getDaySheet), async (c) =>
      c.json(await getDaySheet({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi(route(calls.getDaySheetPdf), async (c) => {
      const query = c.req.valid('query')
      const sheet = await getDaySheet({ ctx, input: query })
      const detail = { ...query, rows: sheet.visits.length }
      await recordDownload({ ctx, actor: actorOf(c), input: { what: 'day-sheet', detail } })
      const pdf = await daySheetPdf({
        sheet,
        profile: ctx.profile,
        printedAt: ctx.now(),
        fonts: ctx.shared(createPdfFonts),
      })
      return pdfResponse(c, `day-sheet-${sheet.date}`, pdf)
    })
    .openapi(route(calls.listDaySheetLinks), async (c) =>
      c.json(await listDaySheetLinks({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi(route(calls.shareDaySheet), async (c) =>
      c.json(await shareDaySheet({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 201),
    )
    .openapi(route(calls.sendDaySheet), async (c) =>
      c.json(await sendDaySheet({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.revokeDaySheet), async (c) => {
      await revokeDaySheet({ ctx, actor: actorOf(c), input: c.req.valid('param') })
      return c.body(null, 204)
    })
    .openapi(route(calls.openDaySheet), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('query'), from: clientAddress(c) }
      return c.json(await openDaySheet({ ctx, limit: limits.sharedSheets, input }), 200)
    })
    .openapi(route(calls.reportVisitSteps), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('query'), from: clientAddress(c) }
      return c.json(await reportVisitSteps({ ctx, limit: limits.sharedSheets, input }), 200)
    })
}
