import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files'

/** Files of browsers that may read the device's clock, and why. */
const MAY: Record<string, string> = {
  'packages/remote-kit/src/server-clock.tsx': 'the one place that makes the server’s time of it',
  'shell/src/offline/keep-page.ts': 'a name for what is kept',
  'shell/src/remote/reload-bar.tsx': 'measures how long a page is open',
  'shell/src/remote/live-remote.ts': 'measures how long a remote is missing',
  'mfe-admin/src/parts/session/use-session-phase.ts': 'corrects it by the server’s time of the session',
  'mfe-admin/src/parts/session/use-last-activity.ts': 'measures how long nobody did anything',
  'mfe-nurse/src/api/use-nurse-sheet.ts': 'the nurse’s page works offline; its offset from the server is kept',
  'mfe-nurse/src/pages/visits/visits-page.tsx': 'which day sheet this phone opened last, offline as well',
}

const DEVICE_CLOCK = /new Date\(\s*\)|\bDate\.now\b/
const files = sourceFiles().filter(
  (path) =>
    /^(mfe-[^/]+|shell|packages\/(ui|remote-kit|domain))\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|stories)\.tsx?$|\/testing\//.test(path),
)

test('front ends read the time from server-clock.tsx, for a visitor’s device decides nothing', () => {
  const readers = files.filter((path) => DEVICE_CLOCK.test(read(path)))
  expect(files.length).toBeGreaterThan(300)
  expect(readers.filter((path) => !(path in MAY))).toEqual([])
  expect(Object.keys(MAY).filter((path) => !readers.includes(path))).toEqual([])
})
