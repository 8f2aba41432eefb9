import { expect, test } from 'vitest'
import { chatAbout } from './chat-about'

type Remotes = Parameters<typeof chatAbout>[0]
type Remote = Remotes[number]
const remote = (paths: string[], navigation: Remote['navigation']) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rest of a release has nothing to do with it.
  ({ routes: paths.map((path) => ({ path })), navigation }) as Remote

const REMOTES = [
  remote(
    ['/', '/about', '/elderly-care'],
    [
      { label: 'Home', place: 'main', order: 10, href: '/' },
      { label: 'About Us', place: 'main', order: 20, href: '/about' },
      { label: 'Elderly Care', place: 'services', order: 10, href: '/elderly-care' },
    ],
  ),
  remote(
    ['/bookbloodtest', '/blood-test/:name'],
    [
      { label: 'Blood Test', place: 'main', order: 40, href: '/bookbloodtest' },
      { label: 'Your Visits', place: 'footer', order: 35, href: '/my' },
    ],
  ),
]

test.each([
  ['/elderly-care', 'Elderly Care'],
  ['/bookbloodtest', 'Blood Test'],
  ['/blood-test/hiv', 'Blood Test'],
  ['/', 'Home care'],
  ['/about', 'Home care'],
  ['/nowhere', 'Home care'],
])('a chat from %s begins with “%s”', (path, about) => expect(chatAbout(REMOTES, path)).toBe(about))
