import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptForPage } from '../page-text'
import { bundleCompose, startSampleSite } from '../testing/sample-site'

/** These could differ when an area is rendered apart from its frame: ids, boundaries, text at the edges, the head. */
const ROUTES = `(() => {
  const { Suspense, useId, lazy } = require('react')
  const Field = () => h('label', { htmlFor: useId() }, 'Name', h('input', { id: useId() }))
  const Late = lazy(async () => { await new Promise((resolve) => setTimeout(resolve, 20)); return { default: () => h('p', { id: useId() }, 'late') } })
  return [{ path: '/', element: ['text at the start', h(Field, { key: 1 }), h(Suspense, { key: 2, fallback: 'wait' }, h(Late)), h('title', { key: 3 }, 'A title'),
    h('meta', { key: 4, name: 'description', content: 'words & "more"' }), h('main', { key: 5 }, h(Field)), h('img', { key: 6, src: '/a.png', fetchPriority: 'high' }), 'text at the end'] }]
})()`

const site = await startSampleSite({ remotes: [{ version: '1', routes: ROUTES }] })
const composed = await site.textOf('/')
const onePass = await inOnePass()

async function inOnePass(): Promise<string> {
  const [, state = ''] = /<script id="shell-state"[^>]*>(.*?)<\/script>/s.exec(composed) ?? []
  const code = await (await fetch(`${site.upstream.url}/api/remotes/test/1/server.cjs`)).text()
  const script = await bundleCompose(site.dir, 'en', '../testing/one-pass.tsx')
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ state: JSON.parse(state) as unknown, code, path: '/' }))
  return text(child.stdout)
}

const bodyOf = (html: string) => html.slice(html.lastIndexOf('</head><body>'), html.indexOf('<script id="shell-state"'))
const headOf = (html: string) =>
  [...html.slice(html.indexOf('<head>'), html.lastIndexOf('</head>')).matchAll(/<(?:title|meta|link)\b[^>]*>[^<]*/g)]
    .map(([tag]) => tag)
    .sort()

test('a remote’s area in its frame has the same bytes as React’s output of the whole page, with ids and markers', () => {
  expect(bodyOf(composed)).toContain('text at the end')
  expect(bodyOf(composed)).toBe(bodyOf(onePass))
})

test('a remote’s area in its frame adds the same elements to the head as React’s output of the whole page', () => {
  expect(headOf(composed).join()).toContain('A title')
  expect(headOf(composed)).toEqual(headOf(onePass))
})

test('a script that is written into a page means the same and can’t end its element early', () => {
  const script = "['</SCRIPT>', `<!-- <script`, /<!--/.test('<!--')]"
  const inPage = scriptForPage(script)
  expect(inPage).not.toMatch(/<(\/script|!--)/i)
  expect(runInNewContext(inPage)).toEqual(['</SCRIPT>', '<!-- <script', true])
})
