import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './app-env'
import { onInvalid } from './on-invalid'

/** An empty group of routes, in which input that does not fit is answered in the one way. */
export function createRoutes(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
}
