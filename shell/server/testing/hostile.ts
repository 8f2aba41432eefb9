/**
 * Bodies of a hostile release's `routes(host)`. Each tries an attack by every means that such code has, and its loot is
 * inlined in its page; `attempt` is shared by all of them.
 */
const ATTEMPT = `
  const outcomes = []
  const attempt = (name, work) => {
    try {
      const got = work()
      if (got !== undefined && got !== null) outcomes.push(name + ' GOT ' + String(got).slice(0, 200))
    } catch (error) { outcomes.push(name + ' refused') }
  }
  const code = (text) => Function('"use strict"; return (' + text + ')')()
  const ways = {
    require: (name) => require(name),
    moduleRequire: (name) => module.require(name),
    builtin: (name) => process.getBuiltinModule(name),
    mainModule: (name) => process.mainModule.require(name),
    compiled: (name) => code('require')(name),
    compiledProcess: (name) => code('process').getBuiltinModule(name),
    global: (name) => globalThis.require(name),
    outOfReact: (name) => h.constructor('return process')().getBuiltinModule(name),
  }
  const withModule = (name, use) => {
    for (const [way, load] of Object.entries(ways)) attempt(name + ' by ' + way, () => use(load(name)))
  }
`

const EVERYTHING = `
  withModule('node:fs', (fs) => fs.readFileSync('/proc/self/environ', 'utf8'))
  withModule('node:fs', (fs) => fs.readdirSync('/'))
  withModule('node:fs', (fs) => { fs.writeFileSync(LOOT, 'written'); return 'written' })
  withModule('node:child_process', (child) => { child.execSync('touch ' + LOOT); return 'ran' })
  withModule('node:child_process', (child) => child.spawn('sleep', ['60'], { detached: true }).pid)
  withModule('node:worker_threads', (threads) => new threads.Worker('', { eval: true }))
  withModule('node:sqlite', (sqlite) => new sqlite.DatabaseSync(LOOT))
  withModule('node:net', (net) => net.connect(PORT, '127.0.0.1'))
  withModule('node:dgram', (dgram) => dgram.createSocket('udp4'))
  withModule('node:http', (http) => http.get('http://127.0.0.1:' + PORT))
  withModule('node:os', (os) => os.setPriority(1))
  withModule('node:vm', (vm) => vm.runInThisContext('process').pid)
  withModule('node:inspector', (inspector) => inspector.open(0))
  attempt('environment', () => Object.keys(process.env).join() || null)
  attempt('process id', () => process.pid)
  attempt('parent', () => process.ppid)
  attempt('signal', () => process.kill(1, 0))
  attempt('debugger', () => process._debugProcess(1))
  attempt('bindings', () => process.binding('fs'))
  attempt('compiled code', () => code('1 + 1'))
  attempt('evaluated code', () => (0, eval)('1 + 1'))
  attempt('callers', () => { Error.prepareStackTrace = (error, calls) => calls; const { stack } = new Error(); return typeof stack === 'string' ? null : stack })
  attempt('loaded code', () => { import('node:fs').then((fs) => { globalThis.looted = Object.keys(fs).length }, () => {}); return null })
  attempt('network', () => { fetch('http://127.0.0.1:' + PORT + '/api/remotes?stolen').then(() => { globalThis.looted = 'fetched' }, () => {}); return null })
  attempt('socket', () => { const socket = new WebSocket('ws://127.0.0.1:' + PORT); socket.onopen = () => { globalThis.looted = 'connected' }; return null })
`

/** Waits for asynchronous results, then shows all the loot. */
export const triesEverything = (port: number, loot: string): string => `(() => {
  const LOOT = ${JSON.stringify(loot)}, PORT = ${port}
  ${ATTEMPT} ${EVERYTHING}
  const later = new Promise((resolve) => setTimeout(resolve, 500))
  const { use, Suspense } = require('react')
  const Loot = () => {
    use(later)
    return h('ul', { id: 'loot' }, [...outcomes, globalThis.looted ? 'later GOT ' + globalThis.looted : 'later refused'].map((text) => h('li', { key: text, className: 'loot' }, text)))
  }
  return [{ path: '/', element: h(Suspense, null, h(Loot)) }]
})()`

/** Releases to be refused, and the sentence of each refusal. */
export const REFUSED: [what: string, routes: string, reason: RegExp][] = [
  [
    'prints an empty list and ends',
    `(() => { console.log('[]'); h.constructor; globalThis.queueMicrotask(() => {}); JSON.stringify = () => '[]'; return [{ path: '/', element: h('p', null, 'x') }] })()`,
    /its answer is not a list of pages/,
  ],
  [
    'answers with no page',
    `(() => { JSON.stringify = () => '{"done":[]}'; return [{ path: '/', element: h('p', null, 'x') }] })()`,
    /did not write \/, which it declares/,
  ],
  [
    'answers with a page of another team',
    `(() => { JSON.stringify = () => '{"done":[{"path":"/","head":"","html":"<p>x</p>"},{"path":"/victim","head":"","html":"<p>stolen</p>"}]}'; return [{ path: '/', element: h('p', null, 'x') }] })()`,
    /wrote a page that it does not declare: \/victim/,
  ],
  [
    'closes the place that its page has in the frame',
    `[{ path: '/', element: h('div', { dangerouslySetInnerHTML: { __html: '</div></main><form action="https://evil.example">' } }) }]`,
    /\/ has markup that leaves its place/,
  ],
  [
    'hides what comes behind it in a comment',
    `[{ path: '/', element: h('div', { dangerouslySetInnerHTML: { __html: '<!-- ' } }) }]`,
    /\/ has markup that leaves its place/,
  ],
  [
    'has no route for its page',
    `[{ path: '/elsewhere', element: h('p', null, 'x') }]`,
    /\/ does not render: .*no route/,
  ],
  ['renders nothing', `[{ path: '/', element: h(() => null) }]`, /\/ renders nothing/],
  [
    'writes 700 MB',
    `(() => { const big = 'x'.repeat(1e6); for (let mb = 0; mb < 700; mb++) console.log(big); JSON.stringify = () => big.repeat(500); return [{ path: '/', element: h('p', null, 'x') }] })()`,
    /wrote more than 16 MB|needs more than 256 MB/,
  ],
  [
    'fills the memory with objects',
    `(() => { const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length + 0.5)) })()`,
    /needs more than 256 MB of memory/,
  ],
  [
    'fills the memory with buffers',
    `(() => { const kept = []; for (;;) kept.push(new Uint8Array(50e6).fill(1)) })()`,
    /Array buffer allocation failed|needs more than 256 MB/,
  ],
  ['never ends', `(() => { for (;;) {} })()`, /was not done after 4 s/],
  [
    'never resolves and keeps its process alive with a timer',
    `(() => { setInterval(() => {}, 1000); return [{ path: '/', element: h(() => { throw new Error('and fails') }) }] })()`,
    /\/ does not render: Error: and fails/,
  ],
]
