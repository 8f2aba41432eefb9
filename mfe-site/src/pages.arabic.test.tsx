// @vitest-environment jsdom
import { prerender } from 'react-dom/static'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { englishIn, miscountedOn, wrongDigitsIn } from '@homecare/remote-kit/testing/english-in'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import config from '../remote.config'
import remote from './remote'

const COOKIES = ['bucket', '__Secure-report', '__Host-phone', '__Host-session', '__Host-device']
/** The hyphen of a cookie's name stands between word joiners. */
const NAMES = [sampleProfile.name, ...COOKIES.map((name) => name.replace('-', '\u2060-\u2060'))]
const paths = config.routes.map(({ path }) => path)

async function pageAt(path: string): Promise<HTMLElement> {
  const Page = () => useRoutes(remote.routes(testHost()))
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Page />
    </StaticRouter>,
  )
  const page = document.createElement('div')
  page.innerHTML = await new Response(prelude).text()
  return page
}

test.each(paths)(
  '%s has no English words, no digits but the provider’s and no miscounted noun in Arabic',
  async (path) => {
    const page = await pageAt(path)
    expect(page.querySelector('h1')?.textContent).toMatch(/\p{Script=Arabic}/u)
    expect(englishIn(page, NAMES)).toEqual([])
    expect(wrongDigitsIn(page, NAMES)).toEqual([])
    expect(miscountedOn(page)).toEqual([])
  },
)
