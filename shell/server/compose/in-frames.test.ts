import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import { sampleProfile } from '@homecare/federation/sample-profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleCompose } from '../testing/bundle-compose'
import { fixtureRemote, page } from '../testing/fixture-remote'
import { checkAreas } from './check-areas'
import { clientRemotes } from './client-remotes'
import { inFrames, listedDocument, scriptForPage } from './in-frames'
import type { Frame, FrameTask, ProcessResponse } from './input'
import { runConfined } from './run'

/** These could differ when an area is rendered apart from its frame: ids, boundaries, text at the edges, the head. */
const ROUTES = `(() => {
  const { Suspense, useId, lazy } = require('react')
  const Field = () => h('label', { htmlFor: useId() }, 'Name', h('input', { id: useId() }))
  const Late = lazy(async () => { await new Promise((resolve) => setTimeout(resolve, 20)); return { default: () => h('p', { id: useId() }, 'late') } })
  return [{ path: '/', element: ['text at the start', h(Field, { key: 1 }), h(Suspense, { key: 2, fallback: 'wait' }, h(Late)), h('title', { key: 3 }, 'A title'),
    h('meta', { key: 4, name: 'description', content: 'words & "more"' }), h('main', { key: 5 }, h(Field)), h('img', { key: 6, src: '/a.png', fetchPriority: 'high' }), 'text at the end'] }]
})()`

let dir: string
let composed: string
let onePass: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'in-frames-test-'))
  const [script, single] = [await bundleCompose(dir), await bundleCompose(dir, 'one-pass.tsx')]
  const { manifest, dist } = await fixtureRemote({ dir, version: '1', routes: ROUTES, paths: [page('/')] })
  const entry = { ...manifest, styles: [], previous: null, releasedAt: '' }
  const asset = { href: '/shell/x.js', integrity: 'sha384-x' }
  const common = { profile: sampleProfile, publicUrl: 'https://care.example', data: {} }
  const task: FrameTask = {
    ...{
      kind: 'frames',
      ...common,
      locales: ['en'],
      registry: { revision: 1, api: 1, remotes: [entry] },
    },
    ...{
      clientRendered: [],
      styles: { '/shell/x.css': '/* </head><body><main id="content"><!--$--><!--/$--></main> */' },
      bootScript: '',
      offlinePage: { style: '', script: '' },
      shell: { main: asset, style: asset, chunks: {}, fonts: [], ink: 'x' },
    },
  }
  task.shell.style = { href: '/shell/x.css', integrity: '' }
  const code = await readFile(join(dist, manifest.serverEntry), 'utf8')
  const [remote] = clientRemotes([entry])
  if (!remote) throw new Error('No remote')
  const frames = (await runConfined(script, task)) as ProcessResponse<Frame[]>
  const areas = checkAreas(entry, await runConfined(script, { kind: 'areas', ...common, remote, code }))
  if ('error' in frames) throw new Error(frames.error)
  composed = inFrames(frames.done, [...areas.values()]).pages.find(({ path }) => path === '/')?.html ?? ''
  const child = spawn(process.execPath, [single], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ task, code, path: '/' }))
  onePass = (await text(child.stdout)).replace(/"scripts":\[[^\]]*\]/, '')
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const bodyOf = (html: string) => html.slice(html.lastIndexOf('</head><body>'), html.indexOf('<script id="shell-state"'))
const headOf = (html: string) =>
  [...html.slice(html.indexOf('<head>'), html.lastIndexOf('</head>')).matchAll(/<(?:title|meta|link)\b[^>]*>[^<]*/g)]
    .map(([tag]) => tag)
    .sort()

describe('areas in their frames', () => {
  test('a remote’s area in its frame has the same bytes as React’s output of the whole page, with ids and markers', () => {
    expect(bodyOf(composed)).toContain('text at the end')
    expect(bodyOf(composed)).toBe(bodyOf(onePass))
  })

  test('a remote’s area in its frame adds the same elements to the head as React’s output of the whole page', () => {
    expect(headOf(composed).join()).toContain('A title')
    expect(headOf(composed)).toEqual(headOf(onePass))
  })
})

test('a listed page has the frame of its route, its own area and its own data, which can’t end the script', () => {
  const frame: Frame = { path: '/x/:name', kind: 'prerendered', html: ['<a>', '<b>', '<c>', '<d>'], styleHashes: ['s'] }
  const areas = ['/x/1', '/x/2'].map((path) => ({ path, head: `head ${path}`, html: `html ${path}` }))
  const listed = areas.map(({ path }) => ({ path, answer: { path: `${path}</script>` }, aliases: [], changedOn: null }))
  const {
    pages,
    listed: [first],
  } = inFrames([frame], areas, new Map([['/x/:name', listed]]))
  expect([pages, first?.pages.map(({ path }) => path), first?.styleHashes]).toEqual([[], ['/x/1', '/x/2'], ['s']])
  expect(listedDocument(first!.frame, first!.pages[1]!)).toBe(
    '<a>head /x/2<b>html /x/2<c>{"path":"/x/2\\u003c/script>"}<d>',
  )
})

test('a script that is written into a page means the same and can’t end its element early', () => {
  const script = "['</SCRIPT>', `<!-- <script`, /<!--/.test('<!--')]"
  const inPage = scriptForPage(script)
  expect(inPage).not.toMatch(/<(\/script|!--)/i)
  expect(runInNewContext(inPage)).toEqual(['</SCRIPT>', '<!-- <script', true])
})
