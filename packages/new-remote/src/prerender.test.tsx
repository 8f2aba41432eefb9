import { prerender } from 'react-dom/static'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import config from '../remote.config'
import remote from './remote'

const host = testHost()

test.each(config.routes.map(({ path }) => path))('%s renders on the server', async (path) => {
  const routes = remote.routes(host)
  const Pages = () => useRoutes(routes)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Pages />
    </StaticRouter>,
  )
  const html = await new Response(prelude).text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toContain(`rel="canonical" href="${host.publicUrl}${path}"`)
})
