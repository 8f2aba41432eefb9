import { calls } from '@homecare/contract/calls'
import { profileIn } from '@homecare/contract/profile-in'
import { AppError } from '@homecare/server/process/app-error'
import { createPdfFonts } from '@homecare/server/pdf/pdf-fonts'
import { receiptPdf } from '@homecare/server/pdf/receipt-pdf'
import { visitIcs } from '@homecare/server/pdf/visit-ics'
import { getBookingStatus } from '@homecare/server/booking/get-status'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { pdfResponse } from '../pdf-response'

export function orderRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.getOrder), async (c) => {
      const { order } = await getBookingStatus({ ctx, input: { ...c.req.valid('param'), ...c.req.valid('query') } })
      return c.json(order, 200)
    })
    .openapi(route(calls.getReceipt), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query'), locale: 'own' as const }
      const { order, locale } = await getBookingStatus({ ctx, input })
      if (order.paymentStatus !== 'Paid')
        throw new AppError('CONFLICT', { detail: 'There is a receipt once the booking is paid.' })
      const pdf = await receiptPdf({
        ...{ order, locale, profile: profileIn(ctx.profile, locale), fonts: ctx.shared(createPdfFonts) },
      })
      return pdfResponse(c, `receipt-${order.orderId}`, pdf)
    })
    .openapi(route(calls.getVisit), async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query'), locale: 'own' as const }
      const { order, locale, sequence, updatedAt } = await getBookingStatus({ ctx, input })
      // A calendar file has the address, which a pay link does not open.
      if (order.patient === null) throw new AppError('NOT_FOUND')
      if (order.paymentStatus !== 'Paid')
        throw new AppError('CONFLICT', { detail: 'There is a visit once the booking is paid.' })
      const ics = visitIcs({
        order,
        locale,
        profile: profileIn(ctx.profile, locale),
        sequence,
        stamp: updatedAt,
        now: ctx.now(),
        canceled: order.status === 'Canceled',
      })
      return c.body(ics, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="visit-${order.orderId}.ics"`,
      })
    })
}
