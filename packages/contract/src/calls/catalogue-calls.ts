import { z } from 'zod'
import {
  addHealthPackageBody,
  addLabTestBody,
  catalogueItemHistory,
  catalogueItems,
  changeCatalogueItemBody,
  itemKind,
} from '../admin/catalogue-editor'
import { admin, json, jsonBody, problems } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const reads = problems(401, 403, 422, 503)
const item = z.object({ kind: itemKind, id: z.coerce.number().int() })

/** The calls about the catalogue that staff edit. */
export const catalogueCalls = {
  listCatalogueItems: {
    ...admin('see-catalogue'),
    method: 'get',
    path: '/api/catalogue-items',
    responses: { 200: json(catalogueItems), ...reads },
  },
  getCatalogueItemHistory: {
    ...admin('see-catalogue'),
    method: 'get',
    path: '/api/catalogue-items/{kind}/{id}',
    request: { params: item },
    responses: { 200: json(catalogueItemHistory), ...reads, ...problems(404) },
  },
  addLabTest: {
    ...admin('manage-catalogue'),
    method: 'post',
    path: '/api/catalogue-items/tests',
    request: jsonBody(addLabTestBody),
    responses: { 200: json(catalogueItems), ...changes },
  },
  addHealthPackage: {
    ...admin('manage-catalogue'),
    method: 'post',
    path: '/api/catalogue-items/packages',
    request: jsonBody(addHealthPackageBody),
    responses: { 200: json(catalogueItems), ...changes },
  },
  changeCatalogueItem: {
    ...admin('manage-catalogue'),
    method: 'post',
    path: '/api/catalogue-items/{kind}/{id}',
    request: { params: item, ...jsonBody(changeCatalogueItemBody) },
    responses: { 200: json(catalogueItems), ...changes },
  },
} as const
