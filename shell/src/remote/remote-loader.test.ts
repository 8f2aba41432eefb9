import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RemoteModule } from '@homecare/federation/contract'
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
  const asked: string[] = []
  const served = { now: [opened] }
  const loader = createRemoteLoader({
    remotes: [opened],
    refresh: async () => served.now,
    onFailure: () => {},
    load: async ({ version }) => {
      asked.push(version)
      const answer = works(version)
      if (answer === 'never') return new Promise(() => {})
      if (!answer) throw new Error('not there')
      return moduleOf(version)
    },
  })
  const runs = async () => (await loader.get('test').module).routes({} as never)[0]?.id
  return { loader, asked, runs, served }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the current release is what runs', async () => {
  const { runs, asked, loader } = setUp(() => true)
  expect(await runs()).toBe('2')
  expect([asked, loader.get('test').trouble]).toEqual([['2'], false])
})

test('a release that fails is tried once more, then the previous one stands in, within a second', async () => {
  const { runs, asked } = setUp((version) => version === '1')
  const running = runs()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await running).toBe('1')
  expect(asked).toEqual(['2', '2', '1'])
})

test('when every release fails it says so within a second and a half, and runs within five seconds of healing', async () => {
  let healed = false
  const { runs, loader } = setUp(() => healed)
  const running = runs()
  await vi.advanceTimersByTimeAsync(1500)
  expect(loader.get('test').trouble).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  healed = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(await running).toBe('2')
  loader.settled('test')
  expect(loader.get('test').trouble).toBe(false)
})

test('beside a release that gives no answer the one before is tried, within a second and a half', async () => {
  const { runs, loader, asked } = setUp((version) => (version === '2' ? 'never' : true))
  const running = runs()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await running).toBe('1')
  expect(asked).toEqual(['2', '1'])
  loader.settled('test')
  expect(loader.get('test').trouble).toBe(false)
})

test('an answer that comes late is an answer', async () => {
  let answer = () => {}
  const loader = createRemoteLoader({
    remotes: [remote('2', null)],
    refresh: async () => [remote('2', null)],
    onFailure: () => {},
    load: () => new Promise((resolve) => (answer = () => resolve(moduleOf('2')))),
  })
  const running = loader.get('test').module
  await vi.advanceTimersByTimeAsync(1500)
  expect(loader.get('test').trouble).toBe(true)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect((await running).routes({} as never)[0]?.id).toBe('2')
})

test('where the network is slow, silence may last longer before help is offered', async () => {
  const loader = createRemoteLoader({
    remotes: [remote('2', '1')],
    patienceMs: 4000,
    refresh: async () => [],
    onFailure: () => {},
    load: () => new Promise(() => {}),
  })
  loader.get('test')
  await vi.advanceTimersByTimeAsync(3900)
  expect(loader.get('test').trouble).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(loader.get('test').trouble).toBe(true)
})

test('a release that throws while rendering gets one more chance, then the previous one stands in', async () => {
  const { runs, loader } = setUp(() => true)
  expect(await runs()).toBe('2')
  loader.discard('test', new Error('broken'))
  expect(await runs()).toBe('2')
  loader.discard('test', new Error('broken'))
  expect(await runs()).toBe('1')
})

test('a release that is there but shows nothing is in trouble after a second and a half, and left for the one before', async () => {
  const { runs, loader } = setUp(() => true)
  loader.watch('test')
  expect(await runs()).toBe('2')
  await vi.advanceTimersByTimeAsync(1500)
  expect(loader.get('test').trouble).toBe(true)
  await vi.advanceTimersByTimeAsync(2500)
  expect(await runs()).toBe('1')
})

test('a page that a slow device is still at work on is not given up', async () => {
  vi.useRealTimers()
  const failures: unknown[] = []
  const loader = createRemoteLoader({
    remotes: [remote('2', '1')],
    refresh: async () => [remote('2', '1')],
    onFailure: (error) => failures.push(error),
    load: async ({ version }) => moduleOf(version),
    patienceMs: 200,
  })
  await loader.get('test').module
  loader.watch('test')
  await vi.waitFor(() => expect(loader.get('test').trouble).toBe(true))
  // Due after the release would be given up, but the thread is busy meanwhile.
  const settled = new Promise<void>((resolve) => setTimeout(() => resolve(loader.settled('test')), 250))
  for (const until = performance.now() + 400; performance.now() < until;);
  await settled
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect([failures, loader.get('test').version, loader.get('test').trouble]).toEqual([[], '2', false])
})

test('a release that nobody looks at is not missed', async () => {
  const { runs, loader, asked } = setUp(() => true)
  const leave = loader.watch('test')
  expect(await runs()).toBe('2')
  leave()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([asked, loader.get('test').trouble]).toEqual([['2'], false])
})

test('while there is trouble, a release that becomes current is tried at once', async () => {
  const { runs, loader, served } = setUp((version) => version === '3')
  void runs()
  await vi.advanceTimersByTimeAsync(10_000)
  served.now = [remote('3', '2')]
  await vi.advanceTimersByTimeAsync(2000)
  expect(await runs()).toBe('3')
  loader.settled('test')
})

test('a list of remotes that can not be had changes nothing', async () => {
  const failures: string[] = []
  const loader = createRemoteLoader({
    remotes: [remote('2', '1')],
    refresh: () => Promise.reject(new Error('garbage')),
    onFailure: (_, __, version) => failures.push(version),
    load: () => Promise.reject(new Error('not there')),
  })
  loader.get('test')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(new Set(failures)).toEqual(new Set(['2', '1']))
})

test('waiting for a remote is one attempt series, however often it is asked for', async () => {
  const { loader, runs, asked } = setUp(() => true)
  await Promise.all([runs(), runs(), loader.get('test').module])
  expect(asked).toEqual(['2'])
})

test('hydration sees the load as it was before anything went wrong', async () => {
  const { loader } = setUp(() => false)
  const first = loader.get('test')
  await vi.advanceTimersByTimeAsync(2000)
  expect(loader.get('test').trouble).toBe(true)
  expect(loader.first('test')).toBe(first)
  expect(first.trouble).toBe(false)
})
