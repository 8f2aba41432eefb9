import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { waitFor } from '../wait-for'
import { startChild, type Child } from '../child'
import { supervise } from './supervise'

const LIMITS = { restarts: 3, withinMs: 60_000, firstDelayMs: 10, longestDelayMs: 40 }
const RUNS = 'setInterval(() => {}, 1000)'

let lines: string[]
let pids: number[]
let givenUp: string[]
let started: Child[]
let supervised: ReturnType<typeof supervise>

beforeEach(() => {
  lines = []
  pids = []
  givenUp = []
  started = []
})
afterEach(() => supervised.stop())

/** Supervises a Node process; each start runs the next result of `script`. */
function superviseNode(script: () => string | Error): ReturnType<typeof supervise> {
  supervised = supervise({
    name: 'worker',
    async start() {
      const code = script()
      if (code instanceof Error) throw code
      const child = startChild({ name: 'worker', cwd: '.', args: ['-e', code], env: {}, log: () => {} })
      started.push(child)
      return child
    },
    log: (line) => lines.push(line),
    onPid: (pid) => pids.push(pid),
    onGivenUp: (sentence) => givenUp.push(sentence),
    limits: LIMITS,
  })
  return supervised
}

const restarted = (times: number): Promise<boolean> =>
  waitFor(() => pids.length === times + 1, { timeoutMs: 10_000, what: `${times} restarts` })

describe('supervise', () => {
  test('supervise restarts a killed process, logs one line and reports the new process id', async () => {
    await superviseNode(() => RUNS).start()
    const first = supervised.pid()
    process.kill(first, 'SIGKILL')
    await restarted(1)
    expect(supervised.pid()).not.toBe(first)
    expect(pids).toEqual([first, supervised.pid()])
    expect(lines).toEqual(['worker exited with SIGKILL; restarting it in 0.01 s'])
    expect(givenUp).toEqual([])
  })

  test('supervise restarts a process that exits, even with code 0', async () => {
    const scripts = ['process.exit(0)', RUNS]
    await superviseNode(() => scripts.shift() ?? RUNS).start()
    await restarted(1)
    expect(lines).toEqual(['worker exited with code 0; restarting it in 0.01 s'])
  })

  test('supervise gives up on a failing process after a limited number of restarts with growing delays', async () => {
    await superviseNode(() => 'process.exit(3)').start()
    await waitFor(() => givenUp.length > 0, { timeoutMs: 10_000, what: 'the supervisor to give up' })
    expect(givenUp).toEqual(['worker exited with code 3, after 3 restarts within 60 s'])
    expect(started).toHaveLength(4)
    expect(lines).toEqual(['0.01', '0.02', '0.04'].map((s) => `worker exited with code 3; restarting it in ${s} s`))
  })

  test('supervise retries a failed restart and logs the reason', async () => {
    const scripts = [RUNS, new Error('the port is taken\nmore lines'), RUNS]
    await superviseNode(() => scripts.shift() ?? RUNS).start()
    process.kill(supervised.pid(), 'SIGKILL')
    await restarted(1)
    expect(lines[1]).toBe('worker could not be started: the port is taken; restarting it in 0.02 s')
  })

  test('supervise rejects and does not restart when the first start fails', async () => {
    superviseNode(() => new Error('no such file'))
    await expect(supervised.start()).rejects.toThrow('no such file')
    expect(lines).toEqual([])
  })

  test.each(['stop', 'kill'] as const)('supervise does not restart a process after %s() until start()', async (end) => {
    await superviseNode(() => RUNS).start()
    await supervised[end]()
    await Promise.all(started.map(({ ended }) => ended))
    expect(supervised.pid()).toBe(0)
    expect(lines).toEqual([])
    await supervised.start()
    expect(supervised.pid()).toBeGreaterThan(0)
    expect(started).toHaveLength(2)
  })

  test('supervise does not restart a process that was stopped while waiting for its restart', async () => {
    let starts = 0
    superviseNode(() => {
      starts += 1
      if (starts === 2) queueMicrotask(() => void supervised.stop())
      return starts === 2 ? new Error('not yet') : RUNS
    })
    await supervised.start()
    process.kill(supervised.pid(), 'SIGKILL')
    await waitFor(() => lines.length > 0 && starts === 2, { timeoutMs: 10_000, what: 'the failed restart' })
    await supervised.stop()
    expect(supervised.pid()).toBe(0)
    expect(starts).toBe(2)
  })
})
