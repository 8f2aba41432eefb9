import { expect, type APIRequestContext } from 'playwright/test'

interface Registry {
  remotes: { routes: { path: string; prerender: boolean | string[] }[] }[]
}

/** A test and a package: the pages of all others differ from these in their words. */
const ITEM_PAGES = ['/blood-test/cbc-complete-blood-count', '/blood-test/diabetes-and-nephro-package']

/** Steps of the wizard: without a booking they redirect to the first incomplete step. */
export const WIZARD_STEPS = ['/selectdate&time', '/patientdetails', '/confirm']

/** Every page that is prerendered and doesn't redirect. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const { remotes } = (await (await request.get('/api/remotes')).json()) as Registry
  const paths = remotes.flatMap(({ routes }) => routes.filter((route) => route.prerender).map((route) => route.path))
  expect(paths.length).toBeGreaterThan(25)
  return [...paths.filter((path) => !WIZARD_STEPS.includes(path)), ...ITEM_PAGES]
}
