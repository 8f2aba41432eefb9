import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RemoteModule } from '@homecare/federation/contract'
import { createRemoteLoader } from './remote-loader'
import type { ClientRelease, ClientRemote } from './state'

const release = (version: string): ClientRelease => ({ version, entry: `/${version}.js`, integrity: {} })
const remote = (current: string, previous: string | null): ClientRemote => ({
  name: 'test',
  routes: [],
  navigation: [],
  current: release(current),
  previous: previous === null ? null : release(previous),
})
const moduleOf = (version: string) => ({ contract: 1, routes: () => [{ id: version }] }) as RemoteModule

function setUp(works: (version: string) => boolean | 'never', served = remote('2', '1')) {
  const asked: string[] = []
  const loader = createRemoteLoader({
    remotes: [served],
    refresh: async () => [served],
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
  return { loader, asked, runs }
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
  healed = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(await running).toBe('2')
  loader.settled('test')
  expect(loader.get('test').trouble).toBe(false)
})

test('a release that gives no answer is told after 4 s and left for the next one', async () => {
  const { runs, loader } = setUp((version) => (version === '2' ? 'never' : true))
  const running = runs()
  await vi.advanceTimersByTimeAsync(4100)
  expect(loader.get('test').trouble).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await running).toBe('1')
})

test('a release that throws while rendering gets one more chance, then the previous one stands in', async () => {
  const { runs, loader } = setUp(() => true)
  expect(await runs()).toBe('2')
  loader.discard('test')
  expect(await runs()).toBe('2')
  loader.discard('test')
  expect(await runs()).toBe('1')
})

test('waiting for a remote is one attempt series, however often it is asked for', async () => {
  const { loader, runs, asked } = setUp(() => true)
  await Promise.all([runs(), runs(), loader.get('test').module])
  expect(asked).toEqual(['2'])
})
