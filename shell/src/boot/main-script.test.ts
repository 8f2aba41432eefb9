// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { sampleProfile } from '@homecare/federation/sample-profile'
import type { ShellState } from '../state'
import { loadMainScript } from './main-script'

const asset = (href: string) => ({ href, integrity: '' })
const state: Partial<ShellState> = {
  profile: sampleProfile,
  shell: { main: asset('/shell/main.1.js'), style: asset('/shell/main.1.css'), chunks: {}, fonts: [], ink: '' },
  page: {
    kind: 'prerendered',
    hydrate: 'idle',
    styles: [],
    scripts: [asset('/remotes/site/1/entry.js'), asset('/remotes/site/1/site.home.js')],
  },
}

afterEach(() => document.head.replaceChildren())

test('the page’s script, the largest, is requested before the remote’s files, or it would wait for one of six connections', () => {
  loadMainScript(state, () => {})
  const requested = [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].map(
    (element) => new URL('src' in element ? element.src : element.href).pathname,
  )
  expect(requested).toEqual(['/shell/main.1.js', '/remotes/site/1/entry.js', '/remotes/site/1/site.home.js'])
})
