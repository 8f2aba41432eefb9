import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REMOTE_LIFE, nextRemoteState, type Phase, type RemoteEvent } from './remote-life'

const PICTURE = `
            opened   load-succeeded load-failed timed-out shown    threw   watched   unwatched replaced slow
  idle      loading  -              -           -         -        -       -         -         -        -
  loading   -        starting       retrying    previous  -        reload  -         -         reload   -
  retrying  -        starting       previous    previous  -        reload  -         -         reload   -
  previous  -        starting       failed      failed    -        reload  -         -         reload   -
  failed    -        starting       -           loading   -        reload  -         -         reload   -
  loaded    -        -              -           -         showing  reload  starting  -         reload   -
  starting  -        -              -           overdue   showing  reload  -         loaded    reload   -
  overdue   -        -              -           reload    showing  reload  -         loaded    reload   -
  showing   -        -              -           -         -        reload  -         -         reload   -
`

const [head, ...rows] = PICTURE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const phases = Object.keys(REMOTE_LIFE) as Phase[]
const events = Object.keys(REMOTE_LIFE.idle) as RemoteEvent[]
const always = () => true

test('a remote’s life has a defined next phase for every event in every phase', () => {
  const table = Object.fromEntries(
    rows.map(([phase, ...cells]) => [phase, Object.fromEntries(cells.map((cell, index) => [head?.[index], cell]))]),
  )
  expect(REMOTE_LIFE).toEqual(table)
  expect(phases.flatMap((phase) => Object.values(REMOTE_LIFE[phase]))).toHaveLength(90)
})

test('from every phase a remote can come to show its page', () => {
  const nextPhases = (phase: Phase) =>
    events.map((event) => nextRemoteState({ phase, help: false }, event, always).phase)
  for (const phase of phases) {
    const reached = new Set<Phase>([phase])
    for (const each of reached) for (const next of nextPhases(each)) reached.add(next)
    expect([phase, reached.has('showing')]).toEqual([phase, true])
  }
})

test('a phase that is not possible leads to the next one that is', () => {
  const without =
    (...missing: Phase[]) =>
    (phase: Phase) =>
      !missing.includes(phase)
  const after = (phase: Phase, event: RemoteEvent, can: (phase: Phase) => boolean) =>
    nextRemoteState({ phase, help: false }, event, can).phase
  expect(after('showing', 'threw', without('loading'))).toBe('previous')
  expect(after('loading', 'load-failed', without('retrying', 'previous'))).toBe('failed')
  expect(after('loading', 'load-succeeded', without('starting'))).toBe('loaded')
})

test('help is offered while a remote has failed or is overdue, and from when a visitor waited for too long until its page is shown', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), fc.func(fc.boolean()), (sequence, chance) => {
      let state: { phase: Phase; help: boolean } = { phase: 'idle', help: false }
      const can = (phase: Phase) => phase === 'loaded' || phase === 'failed' || chance(phase)
      for (const event of sequence) {
        const before = state
        state = nextRemoteState(state, event, can)
        expect(phases).toContain(state.phase)
        if (state.phase === 'failed' || state.phase === 'overdue') expect(state.help).toBe(true)
        if (event === 'slow') expect(state.help).toBe(state.phase !== 'idle')
        if (event === 'shown' && state.phase === 'showing') expect(state.help).toBe(false)
        else if (before.help) expect(state.help).toBe(true)
      }
    }),
  )
})
