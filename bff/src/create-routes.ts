import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { AppError } from '@homecare/server/process/app-error'
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from './app-env'
import { problemResponse } from './on-error'

/** Creates an empty group of routes. Invalid input returns 422 with one message for each field. */
export function createRoutes(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) =>
      result.success
        ? undefined
        : problemResponse(c, new AppError('INVALID_INPUT', { fields: fieldsOf(result.error) })),
  })
}

/** Messages by the field's name in the request; an error of the whole body has the name `body`. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.') || 'body'] ??= message
  return fields
}

/** Adds a route whose handler reads the body as it arrives: no validator holds it in memory first. */
export function addStreamed(
  routes: OpenAPIHono<AppEnv>,
  route: RouteConfig & { middleware: MiddlewareHandler<AppEnv>[] },
  handle: (c: Context<AppEnv>) => Promise<Response>,
): void {
  const { middleware, ...documented } = route
  routes.openAPIRegistry.registerPath(documented)
  routes.on(route.method.toUpperCase(), [route.path], ...middleware, handle)
}
