import { calls } from '@homecare/contract/calls'
import { daySheetPdf } from '@homecare/server/pdf/day-sheet-pdf'
import { getDaySheet } from '@homecare/server/visit/get-day-sheet'
import { listDaySheetLinks } from '@homecare/server/visit/list-day-sheet-links'
import { openDaySheet } from '@homecare/server/visit/open-day-sheet'
import { revokeDaySheet } from '@homecare/server/visit/revoke-day-sheet'
import { shareDaySheet } from '@homecare/server/visit/share-day-sheet'
import type { AppDeps } from '../app-env'
import { clientAddress } from '../client-address'
import { createRoutes } from '../create-routes'
import { actorOf, ownPagesOnly, staffOnly } from '../guards'

export function daySheetRoutes(deps: AppDeps) {
  const { ctx, limits } = deps
  const reads = staffOnly(deps, 'read')
  const shares = [ownPagesOnly(deps), staffOnly(deps, 'share-day-sheet')] as const
  return createRoutes()
    .openapi({ ...calls.getDaySheet, middleware: reads }, async (c) =>
      c.json(await getDaySheet({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi({ ...calls.getDaySheetPdf, middleware: reads }, async (c) => {
      const sheet = await getDaySheet({ ctx, input: c.req.valid('query') })
      const pdf = await daySheetPdf({ sheet, profile: ctx.profile, printedAt: ctx.now() })
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="day-sheet-${sheet.date}.pdf"`,
      })
    })
    .openapi({ ...calls.listDaySheetLinks, middleware: staffOnly(deps, 'share-day-sheet') }, async (c) =>
      c.json(await listDaySheetLinks({ ctx, input: c.req.valid('query') }), 200),
    )
    .openapi({ ...calls.shareDaySheet, middleware: [...shares] }, async (c) =>
      c.json(await shareDaySheet({ ctx, actor: actorOf(c), input: c.req.valid('json') }), 201),
    )
    .openapi({ ...calls.revokeDaySheet, middleware: [...shares] }, async (c) => {
      await revokeDaySheet({ ctx, actor: actorOf(c), input: c.req.valid('param') })
      return c.body(null, 204)
    })
    .openapi(calls.openDaySheet, async (c) => {
      const input = { ...c.req.valid('json'), from: clientAddress(c) }
      return c.json(await openDaySheet({ ctx, limit: limits.sharedSheets, input }), 200)
    })
}
