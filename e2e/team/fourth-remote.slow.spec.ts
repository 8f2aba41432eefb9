import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { remoteDir, ROOT } from '@homecare/dev-servers/paths'
import { runTask, TSX } from '@homecare/dev-servers/processes'
import { makeRemote } from '@homecare/cli/new-remote/make-remote'
import { publishRemote, unpublishRemote } from '@homecare/federation/release'
import { expect, FOURTH, test } from '../fixtures'
import { openHydrated } from '../inspect'

/** Outside of the workspace, so that no command takes it for one of its packages. */
const DIR = join(ROOT, 'node_modules/.trial', `mfe-${FOURTH}`)
const BUILD = join(ROOT, 'packages/cli/src/build-package.ts')

test.afterEach(() => rm(DIR, { recursive: true, force: true }))

test('a fourth remote is created, released, listed in the navigation and removed without a change of the shell', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  await rm(DIR, { recursive: true, force: true })
  await makeRemote({ name: FOURTH, dir: DIR })
  await mkdir(join(DIR, 'node_modules'), { recursive: true })
  for (const name of ['@homecare', 'react', 'react-dom', 'react-router-dom'])
    await symlink(join(remoteDir('site'), 'node_modules', name), join(DIR, 'node_modules', name))
  await runTask('shell', [...TSX, BUILD, DIR], {})

  const team = { apiUrl: stack.info.site, token: stack.secrets.releaseToken[FOURTH] ?? '' }
  const { revision } = await publishRemote({ dir: DIR, ...team, expected: 'none' })
  await stack.untilServed(revision)
  await openHydrated(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wellness' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellness')
  expect((await page.request.get(`/${FOURTH}`)).status()).toBe(200)

  const removed = await unpublishRemote({ name: FOURTH, ...team })
  await stack.untilServed(removed.revision)
  expect((await page.request.get(`/${FOURTH}`)).status()).toBe(404)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Wellness' })).toHaveCount(0)
})
