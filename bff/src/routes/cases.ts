import { calls } from '@homecare/contract/calls'
import { recordReading } from '@homecare/server/audit/record-reading'
import { addCaseNote } from '@homecare/server/case/add-note'
import { applyCaseEvent } from '@homecare/server/case/apply-event'
import { assignCase } from '@homecare/server/case/assign'
import { changeCase, changeCaseHealth } from '@homecare/server/case/change'
import { addCaseContact, changeCaseContact, removeCaseContact } from '@homecare/server/case/contacts'
import { applyVisitEvent } from '@homecare/server/case/apply-visit-event'
import { addFollowUp, finishFollowUp } from '@homecare/server/case/follow-ups'
import { getCase } from '@homecare/server/case/get'
import { getCareNurses } from '@homecare/server/case/get-nurses'
import { joinCase } from '@homecare/server/case/join'
import { listCases } from '@homecare/server/case/list'
import { planVisit } from '@homecare/server/case/plan-visit'
import { actorOf, routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { createRoutes } from '../create-routes'
import { withEtag } from '../serialized-response'

export function caseRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  return createRoutes()
    .openapi(route(calls.listCases, { middleware: [withEtag] }), async (c) => {
      const input = { ...c.req.valid('query'), worker: actorOf(c).name }
      return c.json(await listCases({ ctx, input }), 200)
    })
    .openapi(route(calls.getCase, { middleware: [withEtag] }), async (c) => {
      const { id } = c.req.valid('param')
      const careCase = await getCase({ ctx, input: { id } })
      await recordReading({ ctx, actor: actorOf(c), input: { record: 'case', id, action: 'read' } })
      return c.json(careCase, 200)
    })
    .openapi(route(calls.changeCase), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await changeCase({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.changeCaseHealth), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await changeCaseHealth({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.assignCase), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await assignCase({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.applyCaseEvent), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await applyCaseEvent({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.addCaseContact), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await addCaseContact({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.changeCaseContact), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await changeCaseContact({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.removeCaseContact), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await removeCaseContact({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.addFollowUp), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await addFollowUp({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.finishFollowUp), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await finishFollowUp({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.joinCase), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await joinCase({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.planVisit), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await planVisit({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.applyVisitEvent), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await applyVisitEvent({ ctx, actor: actorOf(c), input }), 200)
    })
    .openapi(route(calls.getCareNurses), async (c) => {
      const input = { ...c.req.valid('query'), ...c.req.valid('param') }
      return c.json(await getCareNurses({ ctx, input }), 200)
    })
    .openapi(route(calls.addCaseNote), async (c) => {
      const input = { ...c.req.valid('json'), ...c.req.valid('param') }
      return c.json(await addCaseNote({ ctx, actor: actorOf(c), input }), 200)
    })
}
