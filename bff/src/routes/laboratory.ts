import { calls } from '@homecare/contract/calls'
import { recordDownload } from '@homecare/server/audit/record-download'
import { handOverPdf, takenSamples } from '@homecare/server/pdf/hand-over-pdf'
import { labelledSamples, labelsPdf } from '@homecare/server/pdf/labels-pdf'
import { createPdfFonts } from '@homecare/server/pdf/pdf-fonts'
import { allotSampleNumbers } from '@homecare/server/sample/allot-numbers'
import { getLaboratoryDay } from '@homecare/server/sample/get-laboratory-day'
import { handOverSamples } from '@homecare/server/sample/hand-over'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { pdfResponse } from '../pdf-response'

export function laboratoryRoutes(deps: AppDeps) {
  const { ctx } = deps
  const paper = () => ({ profile: ctx.profile, printedAt: ctx.now(), fonts: ctx.shared(createPdfFonts) })
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getLaboratoryDay), async (c) =>
      c.json(await getLaboratoryDay({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi(route(calls.getLabelsPdf), async (c) => {
      const query = c.req.valid('query')
      const samples = labelledSamples(await getLaboratoryDay({ ctx, input: query }), query.booking)
      const detail = { ...query, rows: samples.length }
      await recordDownload({ ctx, actor: actorOf(c), input: { what: 'labels', detail } })
      return pdfResponse(c, `labels-${query.date}`, await labelsPdf({ ...paper(), date: query.date, samples }))
    })
    .openapi(route(calls.getHandOverPdf), async (c) => {
      const { date } = c.req.valid('query')
      const day = await getLaboratoryDay({ ctx, input: { date } })
      const detail = { date, rows: takenSamples(day.samples).length }
      await recordDownload({ ctx, actor: actorOf(c), input: { what: 'hand-over-list', detail } })
      return pdfResponse(c, `hand-over-${date}`, await handOverPdf({ ...paper(), day }))
    })
    .openapi(route(calls.allotSampleNumbers), async (c) =>
      c.json(await allotSampleNumbers({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
    .openapi(route(calls.handOverSamples), async (c) =>
      c.json(await handOverSamples({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 200),
    )
}
