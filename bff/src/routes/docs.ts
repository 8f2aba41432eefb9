import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../app-env'

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of the home healthcare site</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>`

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const INFO = {
  title: 'Home healthcare',
  version: '1',
  description: 'What the site, its staff and the card gateway call.',
}

/** Serves `/openapi.json`, generated from the routes, and a page to read it, without files of other sites. */
export function addDocs(app: OpenAPIHono<AppEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'session' })
  for (const token of ['teamToken', 'shellToken'])
    app.openAPIRegistry.registerComponent('securitySchemes', token, { type: 'http', scheme: 'bearer' })
  app.doc31('/openapi.json', { openapi: '3.1.0', info: INFO })
  const { resolve } = createRequire(import.meta.url)
  for (const [name, type] of Object.entries(FILES)) {
    let body: string | undefined
    app.get(`/docs/${name}`, (c) => {
      body ??= readFileSync(resolve(`swagger-ui-dist/${name}`), 'utf8')
      return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' })
    })
  }
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.get('/docs', (c) => c.html(PAGE, 200, { 'Content-Security-Policy': CSP }))
}
