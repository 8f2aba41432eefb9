import type { z } from 'zod'
import type { calls } from './calls'

type Calls = typeof calls

/** Every call by method and path, such as `get /api/slots`. */
type CallsByRoute = { [Name in keyof Calls as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name] }
type Route = keyof CallsByRoute

export type CallMethod = 'get' | 'post' | 'delete'

/** The paths that a method can be used with, as the contract writes them: `/api/services/{id}`. */
export type CallPath<M extends CallMethod> = Route extends infer R ? (R extends `${M} ${infer P}` ? P : never) : never

export type CallOf<M extends CallMethod, P extends CallPath<M>> = CallsByRoute[Extract<Route, `${M} ${P}`>]

type JsonContent<S> = { content: { 'application/json': { schema: S } } }
type ResponseData<A> =
  A extends JsonContent<infer S extends z.ZodType> ? z.output<S> : A extends { content: unknown } ? never : null
type SuccessResponse<R> = R extends { 200: infer A }
  ? A
  : R extends { 201: infer A }
    ? A
    : R extends { 204: infer A }
      ? A
      : never

/** The data of a successful response: its JSON, null without a body, never for a file. */
export type ResponseOf<M extends CallMethod, P extends CallPath<M>> = ResponseData<
  SuccessResponse<CallOf<M, P>['responses']>
>

type RequestOf<C> = C extends { request: infer R } ? R : unknown

/** A value in a URL. A schema that coerces accepts any type, but a URL contains only text and numbers. */
type UrlValue<T> = { [K in keyof T]: unknown extends T[K] ? string | number : T[K] }

type Params<R> = R extends { params: infer S extends z.ZodType } ? { params: UrlValue<z.input<S>> } : unknown
type Query<R> = R extends { query: infer S extends z.ZodType }
  ? object extends UrlValue<z.input<S>>
    ? { query?: UrlValue<z.input<S>> }
    : { query: UrlValue<z.input<S>> }
  : unknown
type Body<R> = R extends { body: JsonContent<infer S extends z.ZodType> }
  ? { body: z.input<S> }
  : R extends { body: { content: { 'multipart/form-data': unknown } } }
    ? { form: FormData }
    : unknown

/** The JSON body that a call takes. */
export type BodyOf<M extends CallMethod, P extends CallPath<M>> =
  Body<RequestOf<CallOf<M, P>>> extends { body: infer B } ? B : never

/** The options that the URL of a call needs. */
export type UrlInput<P extends CallPath<'get'>> = Params<RequestOf<CallOf<'get', P>>> &
  Query<RequestOf<CallOf<'get', P>>>

/** The options that a call needs: `params`, `query`, and `body` or `form`. */
export type CallInput<M extends CallMethod, P extends CallPath<M>> = Params<RequestOf<CallOf<M, P>>> &
  Query<RequestOf<CallOf<M, P>>> &
  Body<RequestOf<CallOf<M, P>>>

/** The arguments after the path, which can be left out when nothing is required. */
export type InputArguments<Input> = object extends Input ? [input?: Input] : [input: Input]
