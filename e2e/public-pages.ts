import { addressIn, type Locale } from '@homecare/federation/locales'
import { expect, type APIRequestContext } from 'playwright/test'

interface Registry {
  remotes: { languages?: Locale[]; routes: { path: string; prerender: boolean | string[] }[] }[]
}

/** A test and a package: the pages of all others differ from these in their words. */
const ITEM_PAGES = ['/blood-test/cbc-complete-blood-count', '/blood-test/diabetes-and-nephro-package']

/** Steps of the wizard: without a booking they redirect to the first incomplete step. */
export const WIZARD_STEPS = ['/selectdate&time', '/patientdetails', '/confirm']

/** Every page of a language that is prerendered and doesn't redirect. */
export async function publicPages(request: APIRequestContext, locale: Locale = 'en'): Promise<string[]> {
  const { remotes } = (await (await request.get('/api/remotes')).json()) as Registry
  const paths = remotes
    .filter(({ languages = ['en'] }) => languages.includes(locale))
    .flatMap(({ routes }) => routes.filter((route) => route.prerender).map((route) => route.path))
  expect(paths.length).toBeGreaterThan(20)
  return [...paths.filter((path) => !WIZARD_STEPS.includes(path)), ...ITEM_PAGES].map((path) => addressIn(locale, path))
}
