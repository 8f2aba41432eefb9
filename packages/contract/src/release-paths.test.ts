import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlaps, pathProblems, ROUTE_PATH, SITE_HREF } from './release-paths'
import { artifactFile } from './releases'

const SITE = 'https://site.example'
const tricky = fc.string({
  unit: fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '@',
    'a',
    'javascript:',
    'https:',
    'evil.example',
    '\u200B',
  ),
  maxLength: 8,
})

describe('navigation', () => {
  it('an accepted href stays on the site, however browsers read it', () => {
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string()), (text) => {
        const href = `/${text}`
        if (SITE_HREF.test(href)) {
          expect(new URL(href, SITE).origin).toBe(SITE)
          expect(new URL(href.replaceAll('\\', '/'), `${SITE}/a/b`).origin).toBe(SITE)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '\\\\evil',
    ' /x',
    '/a b',
    '/a\n',
    '/a//b',
    '',
  ])('the href %j is refused', (href) => {
    expect(SITE_HREF.test(href)).toBe(false)
  })

  it.each(['/', '/contact', '/selectdate&time', '/#services', '/bookbloodtest?package=2#top'])(
    'the href %s is accepted',
    (href) => {
      expect(SITE_HREF.test(href)).toBe(true)
    },
  )
})

describe('routes', () => {
  const problemsOf = (path: string, name = 'site') =>
    Object.keys(pathProblems({ name, routes: [{ path, prerender: false }] }))

  it.each([
    '/*',
    '*',
    '/a/*',
    '//a',
    '/a//b',
    '/a/',
    '/%61pi',
    '/:a*',
    '/:a?',
    '/a b',
    '/a\\b',
    '/a?b',
    '/a:b',
    'a',
    '',
  ])('the pattern %j is refused by its form', (path) => {
    expect(ROUTE_PATH.test(path)).toBe(false)
  })

  it.each([
    '/:any',
    '/:any/:more',
    '/api',
    '/API/x',
    '/files/:name',
    '/pictures/:x',
    '/docs',
    '/remotes/site',
    '/shell',
    '/admin',
    '/Admin/:x',
    '/login',
    '/day-sheet',
    '/a/../api',
  ])('the pattern %s is refused for a public remote', (path) => {
    expect(problemsOf(path)).toEqual(['manifest.routes.0.path'])
  })

  it('the remote admin has the closed area, and no more than others beside it', () => {
    expect(problemsOf('/admin/:x', 'admin')).toEqual([])
    expect(problemsOf('/api/x', 'admin')).toEqual(['manifest.routes.0.path'])
    expect(problemsOf('/day-sheet', 'admin')).toEqual(['manifest.routes.0.path'])
  })

  it('the remote nurse has the page of nurses’ links, and nothing of the staff’s', () => {
    expect(problemsOf('/day-sheet', 'nurse')).toEqual([])
    expect(problemsOf('/admin/:x', 'nurse')).toEqual(['manifest.routes.0.path'])
  })

  it('a path named like a property of every object belongs to whoever declares it', () => {
    expect(problemsOf('/constructor', 'site')).toEqual([])
  })

  it('a prerendered page is a path of its own route', () => {
    const routes = [{ path: '/services/:name', prerender: ['/services/nursing', '/contact', '/services/:name'] }]
    expect(Object.keys(pathProblems({ name: 'site', routes }))).toEqual([
      'manifest.routes.0.prerender.1',
      'manifest.routes.0.prerender.2',
    ])
  })

  it('an alias is a fixed path for a fixed path, and nothing of the system’s or of another remote’s', () => {
    const aliases = ['/privacy', '/api/x', '/admin', '/:x']
    const routes = [
      { path: '/privacy-policy', prerender: true, aliases },
      { path: '/services/:name', prerender: false, aliases: ['/care'] },
    ]
    expect(Object.keys(pathProblems({ name: 'site', routes }))).toEqual([
      'manifest.routes.0.aliases.1',
      'manifest.routes.0.aliases.2',
      'manifest.routes.0.aliases.3',
      'manifest.routes.1.aliases.0',
    ])
  })

  it('two patterns overlap exactly where a path belongs to both', () => {
    const part = fc.constantFrom('a', 'B', ':x', ':y')
    const pattern = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
    const words = ['a', 'b', 'c']
    const paths = words.flatMap((one) => [
      `/${one}`,
      ...words.flatMap((two) => [`/${one}/${two}`, ...words.map((three) => `/${one}/${two}/${three}`)]),
    ])
    const matches = (path: string, route: string) =>
      new RegExp(`^${route.toLowerCase().replaceAll(/:\w/g, '[^/]+')}$`).test(path)
    fc.assert(
      fc.property(pattern, pattern, (one, other) => {
        expect(overlaps(one, other)).toBe(paths.some((path) => matches(path, one) && matches(path, other)))
      }),
    )
  })
})

it.each(['', 'text', 'text/html\r\nx: y', 'text/é', 'text/html; charset=', `text/${'a'.repeat(200)}`, 'text/ html'])(
  'the content type %j of a file is refused',
  (contentType) => {
    const file = { path: 'a.js', integrity: `sha256-${'A'.repeat(43)}=`, size: 1 }
    expect(artifactFile.safeParse({ ...file, contentType }).success).toBe(false)
    expect(artifactFile.safeParse({ ...file, contentType: 'text/javascript; charset=utf-8' }).success).toBe(true)
  },
)
