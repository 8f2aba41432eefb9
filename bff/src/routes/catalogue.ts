import { compress } from 'hono/compress'
import { calls } from '@homecare/contract/calls'
import type { CatalogueResponse } from '@homecare/contract/catalogue'
import { getCatalogue } from '@homecare/server/catalogue/get'
import { getCatalogueInShort } from '@homecare/server/catalogue/get-in-short'
import { getCatalogueWords } from '@homecare/server/catalogue/get-words'
import { getItemPages } from '@homecare/server/catalogue/get-item-pages'
import { getPackages } from '@homecare/server/catalogue/get-packages'
import { getSlots } from '@homecare/server/slot/get'
import { routesOf } from '../access'
import type { AppDeps } from '../app-env'
import { compressedOnce } from '../compressed-once'
import { createRoutes } from '../create-routes'
import { createSerializer, withEtag, serializedResponse } from '../serialized-response'

/** 50 KB and more, which a search and a link to the catalogue wait for. */
const compressedWithEtag = [compress(), compressedOnce(), withEtag]

export function catalogueRoutes(deps: AppDeps) {
  const { ctx } = deps
  const route = routesOf(deps)
  const serialize = createSerializer()
  return createRoutes()
    .openapi(route(calls.getCatalogue, { middleware: compressedWithEtag }), async (c) => {
      c.header('Cache-Control', 'no-cache')
      return serializedResponse<CatalogueResponse>(c, serialize(await getCatalogue({ ctx, ...c.req.valid('query') })))
    })
    .openapi(route(calls.getCatalogueInShort, { middleware: compressedWithEtag }), async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(await getCatalogueInShort({ ctx, ...c.req.valid('query') }), 200)
    })
    .openapi(route(calls.getCatalogueWords, { middleware: compressedWithEtag }), async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(await getCatalogueWords({ ctx, ...c.req.valid('query') }), 200)
    })
    .openapi(route(calls.getPackages, { middleware: [withEtag] }), async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(await getPackages({ ctx, ...c.req.valid('query') }), 200)
    })
    .openapi(route(calls.getItemPages, { middleware: compressedWithEtag }), async (c) => {
      c.header('Cache-Control', 'no-cache')
      return c.json(await getItemPages({ ctx, ...c.req.valid('query') }), 200)
    })
    .openapi(route(calls.getSlots), async (c) => c.json(await getSlots({ ctx, input: c.req.valid('query') }), 200))
}
