import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RemoteModule } from '@homecare/federation/contract'
import { RESPONSE_LIMIT_MS } from '../timing'
import { createRemoteLoader } from './remote-loader'
import type { ClientRelease, ClientRemote } from '../state'

const release = (version: string): ClientRelease => ({
  version,
  entry: `/${version}.js`,
  integrity: {},
  generation: 0,
})
const remote = (current: string, previous: string | null): ClientRemote => ({
  name: 'test',
  routes: [],
  navigation: [],
  current: release(current),
  previous: previous === null ? null : release(previous),
})
const moduleOf = (version: string) => ({ contract: 1, routes: () => [{ id: version }] }) as RemoteModule

function setUp(works: (version: string) => boolean | 'never', opened = remote('2', '1')) {
  const requested: string[] = []
  const served = { now: [opened] }
  const loader = createRemoteLoader({
    responseLimitMs: RESPONSE_LIMIT_MS,
    remotes: [opened],
    refresh: async () => served.now,
    onFailure: () => {},
    load: async ({ version }) => {
      requested.push(version)
      const answer = works(version)
      if (answer === 'never') return new Promise(() => {})
      if (!answer) throw new Error('not there')
      return moduleOf(version)
    },
  })
  const runs = async () => (await loader.get('test').module).routes({} as never)[0]?.id
  return { loader, requested, runs, served }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a remote runs its current release', async () => {
  const { runs, requested, loader } = setUp(() => true)
  expect(await runs()).toBe('2')
  expect([requested, loader.get('test').help]).toEqual([['2'], false])
})

test('a release that fails is tried once more, then the previous one runs, within a second', async () => {
  const { runs, requested } = setUp((version) => version === '1')
  const running = runs()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await running).toBe('1')
  expect(requested).toEqual(['2', '2', '1'])
})

test('when every release fails help is offered within a second and a half, and the remote runs within five seconds of its recovery', async () => {
  let recovered = false
  const { runs, loader } = setUp(() => recovered)
  const running = runs()
  await vi.advanceTimersByTimeAsync(1500)
  expect(loader.get('test').help).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  recovered = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(await running).toBe('2')
  loader.settled('test')
  expect(loader.get('test').help).toBe(false)
})

test('while a release does not respond the previous one is tried, within a second and a half', async () => {
  const { runs, loader, requested } = setUp((version) => (version === '2' ? 'never' : true))
  const running = runs()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await running).toBe('1')
  expect(requested).toEqual(['2', '1'])
  loader.settled('test')
  expect(loader.get('test').help).toBe(false)
})

test('a release that responds late still runs', async () => {
  let answer = () => {}
  const loader = createRemoteLoader({
    responseLimitMs: RESPONSE_LIMIT_MS,
    remotes: [remote('2', null)],
    refresh: async () => [remote('2', null)],
    onFailure: () => {},
    load: () => new Promise((resolve) => (answer = () => resolve(moduleOf('2')))),
  })
  const running = loader.get('test').module
  await vi.advanceTimersByTimeAsync(1500)
  expect(loader.get('test').help).toBe(true)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect((await running).routes({} as never)[0]?.id).toBe('2')
})

test('where the network is slow a response may take longer before help is offered', async () => {
  const loader = createRemoteLoader({
    remotes: [remote('2', '1')],
    responseLimitMs: 4000,
    refresh: async () => [],
    onFailure: () => {},
    load: () => new Promise(() => {}),
  })
  loader.get('test')
  await vi.advanceTimersByTimeAsync(3900)
  expect(loader.get('test').help).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(loader.get('test').help).toBe(true)
})

test('a release that throws while rendering is loaded once more, then the previous one runs', async () => {
  const { runs, loader } = setUp(() => true)
  expect(await runs()).toBe('2')
  loader.discard('test', new Error('broken'))
  expect(await runs()).toBe('2')
  loader.discard('test', new Error('broken'))
  expect(await runs()).toBe('1')
})

test('for a release that shows nothing help is offered after a second and a half, then the previous one runs', async () => {
  const { runs, loader } = setUp(() => true)
  loader.watch('test')
  expect(await runs()).toBe('2')
  await vi.advanceTimersByTimeAsync(1500)
  expect(loader.get('test').help).toBe(true)
  await vi.advanceTimersByTimeAsync(2500)
  expect(await runs()).toBe('1')
})

test('a page on which a slow device is still at work is not abandoned', async () => {
  vi.useRealTimers()
  const failures: unknown[] = []
  const loader = createRemoteLoader({
    responseLimitMs: 200,
    remotes: [remote('2', '1')],
    refresh: async () => [remote('2', '1')],
    onFailure: (error) => failures.push(error),
    load: async ({ version }) => moduleOf(version),
  })
  await loader.get('test').module
  loader.watch('test')
  await vi.waitFor(() => expect(loader.get('test').help).toBe(true))
  // This timer is due after the release would be abandoned, but the thread is busy until then.
  const settled = new Promise<void>((resolve) => setTimeout(() => resolve(loader.settled('test')), 250))
  for (const until = performance.now() + 400; performance.now() < until;);
  await settled
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect([failures, loader.get('test').version, loader.get('test').help]).toEqual([[], '2', false])
})

test('a page that a slow device renders in many short tasks is not abandoned, unless it never finishes', async () => {
  let busy = true
  // A busy browser runs an idle callback only when its timeout is over.
  vi.stubGlobal('requestIdleCallback', (task: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(task, busy ? timeout : 0),
  )
  const slow = setUp(() => true)
  slow.loader.watch('test')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([slow.requested, slow.loader.get('test').help]).toEqual([['2'], true])
  busy = false
  await vi.advanceTimersByTimeAsync(2500)
  expect(await slow.runs()).toBe('1')
  busy = true
  const endless = setUp(() => true)
  endless.loader.watch('test')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(endless.requested).toEqual(['2', '1'])
})

test('a release whose area nobody looks at is not overdue', async () => {
  const { runs, loader, requested } = setUp(() => true)
  const leave = loader.watch('test')
  expect(await runs()).toBe('2')
  leave()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([requested, loader.get('test').help]).toEqual([['2'], false])
})

test('while help is offered a release that becomes current is loaded', async () => {
  const { runs, loader, served } = setUp((version) => version === '3')
  void runs()
  await vi.advanceTimersByTimeAsync(10_000)
  served.now = [remote('3', '2')]
  await vi.advanceTimersByTimeAsync(2000)
  expect(await runs()).toBe('3')
  loader.settled('test')
})

test('a list of remotes that can’t be fetched changes nothing', async () => {
  const failures: string[] = []
  const loader = createRemoteLoader({
    responseLimitMs: RESPONSE_LIMIT_MS,
    remotes: [remote('2', '1')],
    refresh: () => Promise.reject(new Error('garbage')),
    onFailure: (_, __, version) => failures.push(version),
    load: () => Promise.reject(new Error('not there')),
  })
  loader.get('test')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(new Set(failures)).toEqual(new Set(['2', '1']))
})

test('a remote that several parts of a page need is loaded once', async () => {
  const { loader, runs, requested } = setUp(() => true)
  await Promise.all([runs(), runs(), loader.get('test').module])
  expect(requested).toEqual(['2'])
})

test('hydration sees the load as it was before anything went wrong', async () => {
  const { loader } = setUp(() => false)
  const first = loader.get('test')
  await vi.advanceTimersByTimeAsync(2000)
  expect(loader.get('test').help).toBe(true)
  expect(loader.first('test')).toBe(first)
  expect(first.help).toBe(false)
})

/** The events of the failing remote; its loads succeed or fail by chance. */
const EVENTS = ['shown', 'threw', 'slow', 'watched', 'left', 'time'] as const

test('a failing remote does not affect the others, never rejects, and shows its page once it works', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...EVENTS), { maxLength: 15 }),
      fc.infiniteStream(fc.boolean()),
      async (sequence, works) => {
        let recovered = false
        const loaded: string[] = []
        const healthy = { ...remote('7', null), name: 'healthy' }
        const loader = createRemoteLoader({
          responseLimitMs: RESPONSE_LIMIT_MS,
          remotes: [remote('2', '1'), healthy],
          refresh: async () => [remote('2', '1'), healthy],
          onFailure: () => {},
          load: async ({ version }, name) => {
            loaded.push(name)
            if (name === 'test' && !recovered && !works.next().value) throw new Error('not there')
            return moduleOf(version)
          },
        })
        await loader.get('healthy').module
        loader.settled('healthy')
        const before = loader.get('healthy')
        const leave: (() => void)[] = []
        const act = {
          shown: () => loader.settled('test'),
          threw: () => loader.discard('test', new Error('broken')),
          slow: () => loader.slow('test'),
          watched: () => void leave.push(loader.watch('test')),
          left: () => leave.pop()?.(),
          time: () => {},
        }
        loader.get('test')
        for (const event of sequence) {
          act[event]()
          await vi.advanceTimersByTimeAsync(event === 'time' ? 2000 : 10)
        }
        expect(loader.get('healthy')).toBe(before)
        expect(loaded.filter((name) => name === 'healthy')).toHaveLength(1)
        recovered = true
        for (let ms = 0; ms < 5000 && !loader.get('test').version; ms += 100) await vi.advanceTimersByTimeAsync(100)
        expect(loader.get('test').version).toBeDefined()
        loader.settled('test')
        expect(loader.get('test').help).toBe(false)
      },
    ),
    { numRuns: 200 },
  )
})
