import type { z } from 'zod'
import {
  acceptForFamilyBody,
  acceptQuoteBody,
  addRateBody,
  askAboutQuoteBody,
  changeQuoteBody,
  declineForFamilyBody,
  declineQuoteBody,
  draftQuoteBody,
  endRateBody,
  previewQuoteBody,
  quote,
  quoteList,
  quotePdfQuery,
  quoteVersionBody,
  rateCard,
  sendQuoteBody,
  showQuoteBody,
  shownQuote,
} from '../quotes'
import { holdersOf, holdersWithin } from './access'
import { admin, binary, id, json, jsonBody, problems, tag } from './parts'

const changes = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)
const reads = problems(401, 403, 404, 503)
const PDF = binary('application/pdf', 'The quote on paper')

/** A change of a quote answers with the quote. */
const change = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  ({
    ...admin('work-on-cases'),
    method: 'post',
    path,
    request: { params: id, ...jsonBody(body) },
    responses: { 200: json(quote), ...changes },
  }) as const

/** What the family does answers with the quote as it is then. */
const family = <Path extends string, Body extends z.ZodType>(path: Path, body: Body) =>
  ({
    ...holdersOf('quote link'),
    method: 'post',
    path,
    ...tag('Care'),
    request: jsonBody(body),
    responses: { 200: json(shownQuote), ...problems(400, 404, 409, 413, 415, 422, 429, 503) },
  }) as const

/** The calls of prices and quotes of care. */
export const quoteCalls = {
  getRates: {
    ...admin('see-rates'),
    method: 'get',
    path: '/api/rates',
    responses: { 200: json(rateCard), ...problems(401, 403, 503) },
  },
  addRate: {
    ...admin('manage-rates'),
    method: 'post',
    path: '/api/rates',
    request: jsonBody(addRateBody),
    responses: { 200: json(rateCard), ...changes },
  },
  endRate: {
    ...admin('manage-rates'),
    method: 'post',
    path: '/api/rates/{id}/end',
    request: { params: id, ...jsonBody(endRateBody) },
    responses: { 200: json(rateCard), ...changes },
  },
  listQuotes: {
    ...admin('read-cases'),
    method: 'get',
    path: '/api/cases/{id}/quotes',
    request: { params: id },
    responses: { 200: json(quoteList), ...reads },
  },
  draftQuote: change('/api/cases/{id}/quotes', draftQuoteBody),
  previewQuote: {
    ...change('/api/cases/{id}/quote-preview', previewQuoteBody),
    responses: { 200: json(shownQuote), ...changes },
  },
  changeQuote: change('/api/quotes/{id}', changeQuoteBody),
  discardQuote: {
    ...change('/api/quotes/{id}/discard', quoteVersionBody),
    responses: { 204: { description: 'Done' }, ...changes },
  },
  sendQuote: change('/api/quotes/{id}/send', sendQuoteBody),
  withdrawQuote: change('/api/quotes/{id}/withdraw', quoteVersionBody),
  acceptQuoteForFamily: change('/api/quotes/{id}/accept', acceptForFamilyBody),
  declineQuoteForFamily: change('/api/quotes/{id}/decline', declineForFamilyBody),
  getQuotePdf: {
    ...admin('read-cases'),
    method: 'get',
    path: '/api/quotes/{id}/pdf',
    request: { params: id },
    responses: { 200: PDF, ...reads },
  },
  showQuote: family('/api/quote/shown', showQuoteBody),
  acceptQuote: family('/api/quote/accept', acceptQuoteBody),
  declineQuote: family('/api/quote/decline', declineQuoteBody),
  askAboutQuote: { ...family('/api/quote/ask', askAboutQuoteBody), ...holdersWithin('forms', 'quote link') },
  getShownQuotePdf: {
    ...holdersOf('quote link'),
    method: 'get',
    path: '/api/quote/pdf',
    ...tag('Care'),
    request: { query: quotePdfQuery },
    responses: { 200: PDF, ...problems(404, 422, 503) },
  },
} as const
