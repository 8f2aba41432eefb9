import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { MemoryRouter, useRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import config from '../remote.config'
import { benefits, brochureSection, faqHeading, howItWorks, privateNurse } from './content/home-written'
import { legalPaths } from './content/legal/legal-texts'
import { questions as faq } from './locales/en/faq.json'
import { services } from './content/services'
import remote from './remote'

// Without a document, as on the document server, which also writes what no browser has to run.

const Page = () => useRoutes(remote.routes(testHost()))

async function write(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )
  return text(prelude)
}

test.each(config.routes.map((route) => route.path))(
  '%s carries structured data, each type on its pages',
  async (path) => {
    const types = [...(await write(path)).matchAll(/\[?\{"@type":"(\w+)"/g)].map(([, type]) => type)
    const business = ['/', '/aboutus', '/contact'].includes(path)
    expect(types.includes('MedicalBusiness') && !types.includes('Service')).toBe(business)
    expect(types.includes('FAQPage')).toBe(path === '/')
    const service = services.some((each) => each.path === path)
    const legal = legalPaths.some((each) => each === path)
    expect([types.includes('Service'), types.includes('BreadcrumbList')]).toEqual([service, service || legal])
  },
)

test('the home page has the sections that no browser has to run, and every question once', async () => {
  const html = await write('/')
  for (const { heading } of [howItWorks, benefits, privateNurse, faqHeading, brochureSection])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
  for (const { question } of faq) expect(html.split(`<span>${question}</span>`)).toHaveLength(2)
})

test('a service’s page has the form, its fields and the address that it posts to', async () => {
  const html = await write('/elderly-care')
  expect(html).toMatch(/<form[^>]* action="\/api\/send-email"/)
  expect(html.match(/ name="(fullName|email|phoneNumber|date|service)"/g)).toHaveLength(5)
})
