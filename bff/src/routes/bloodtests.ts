import { calls } from '@homecare/contract/calls'
import { permit } from '@homecare/server/staff/permit'
import { sendFormLink } from '@homecare/server/visit/send-form-link'
import { staffIdentifyPeople } from '@homecare/server/visit/staff-identify'
import { changeBookingStatus } from '@homecare/server/visit/change-status'
import { getBooking } from '@homecare/server/record/get-booking'
import {
  BOOKING_FILE,
  countBookings,
  getBookingListVersion,
  listBookings,
  listBookingsForFile,
} from '@homecare/server/booking/list'
import { recordDownload } from '@homecare/server/audit/record-download'
import { recordReading } from '@homecare/server/audit/record-reading'
import { providerDay } from '@homecare/server/appointment/provider-day'
import { uploadFile } from '@homecare/server/file/upload'
import type { AppDeps } from '../app-env'
import { addStreamed, createRoutes } from '../create-routes'
import { csvResponse, csvName, filterFacts } from '../csv-response'
import { actorOf, routesOf } from '../access'
import { listResponse } from '../list-response'
import { withUpload } from '../read-upload'
import { withEtag } from '../serialized-response'

export function bloodtestRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  const routes = createRoutes()
    .openapi(route(calls.listBloodtests, { middleware: [withEtag] }), async (c) => {
      const query = c.req.valid('query')
      return listResponse(c, {
        query,
        version: () => getBookingListVersion({ ctx, input: query }),
        read: () => listBookings({ ctx, input: query }),
      })
    })
    .openapi(route(calls.bloodtestsCsv), async (c) => {
      const query = c.req.valid('query')
      const rows = await countBookings({ ctx, input: query })
      await recordDownload({
        ctx,
        actor: actorOf(c),
        input: { what: 'bloodtests', detail: { ...filterFacts(query), rows } },
      })
      return csvResponse(c, csvName('bloodtests', providerDay(ctx), query), BOOKING_FILE, (cursor) =>
        listBookingsForFile({ ctx, input: { ...query, cursor, limit: 200 } }),
      )
    })
    .openapi(route(calls.getBloodtest, { middleware: [withEtag] }), async (c) => {
      const { id } = c.req.valid('param')
      const booking = await getBooking({ ctx, input: { id } })
      await recordReading({ ctx, actor: actorOf(c), input: { record: 'booking', id, action: 'read' } })
      return c.json(booking, 200)
    })
  addStreamed(routes, route(calls.uploadBloodtestFile), (c) =>
    withUpload(c, 'test', async ({ id, ...upload }) => {
      await uploadFile({ ctx, actor: actorOf(c), input: { subject: { type: 'booking', id }, ...upload } })
      return c.json(await getBooking({ ctx, input: { id } }), 200)
    }),
  )
  return routes
    .openapi(route(calls.changeBloodtest), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      if (input.refundPayment) permit(c.get('staff'), 'refund')
      await changeBookingStatus({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.sendFormLink), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      await sendFormLink({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input }), 200)
    })
    .openapi(route(calls.staffIdentifyPeople), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      await staffIdentifyPeople({ ctx, actor: actorOf(c), input })
      return c.json(await getBooking({ ctx, input }), 200)
    })
}
