/**
 * The life of one remote in a page, as data: which phase follows each event. `remote-loader.ts` runs it, and
 * `../timing.ts` has its times.
 */
export type Phase =
  /** No page has requested it. */
  | 'idle'
  /** Its current release is being loaded. */
  | 'loading'
  /** The same once more, after a back-off. */
  | 'retrying'
  /** The previous release is being loaded; the current one may still arrive. */
  | 'previous'
  /** No release could be loaded. Help is offered, and all is tried again after a while. */
  | 'failed'
  /** A release is loaded, and no visitor looks at its area. */
  | 'loaded'
  /** A release is loaded, and its page is due. */
  | 'starting'
  /** The page is late. Help is offered, and the release is given up after a while. */
  | 'overdue'
  /** Its page is shown. */
  | 'showing'

export type RemoteEvent =
  /** A page needs the remote. */
  | 'opened'
  | 'load-succeeded'
  /** The attempt of this phase failed. */
  | 'load-failed'
  /** The phase has lasted for as long as it may. */
  | 'timed-out'
  /** The remote shows its page. */
  | 'shown'
  /** It threw while rendering. */
  | 'threw'
  /** A visitor looks at its area, or no longer. */
  | 'watched'
  | 'unwatched'
  /** Another release has become current while help was offered. */
  | 'replaced'
  /** A visitor has waited for too long. */
  | 'slow'

/** `-`: the phase stays; `reload`: everything is loaded again from the start, and what is mounted is thrown away. */
type Next = Phase | '-' | 'reload'

type Row = Record<RemoteEvent, Next>

const STAYS: Row = {
  ...{ opened: '-', 'load-succeeded': '-', 'load-failed': '-', 'timed-out': '-', shown: '-' },
  ...{ threw: '-', watched: '-', unwatched: '-', replaced: '-', slow: '-' },
}
const WITHOUT_RELEASE: Row = { ...STAYS, 'load-succeeded': 'starting', threw: 'reload', replaced: 'reload' }
const WITH_RELEASE: Row = { ...STAYS, shown: 'showing', threw: 'reload', replaced: 'reload' }

/** The test beside this file has the whole table as a picture. */
export const REMOTE_LIFE: Record<Phase, Row> = {
  idle: { ...STAYS, opened: 'loading' },
  loading: { ...WITHOUT_RELEASE, 'load-failed': 'retrying', 'timed-out': 'previous' },
  retrying: { ...WITHOUT_RELEASE, 'load-failed': 'previous', 'timed-out': 'previous' },
  previous: { ...WITHOUT_RELEASE, 'load-failed': 'failed', 'timed-out': 'failed' },
  failed: { ...WITHOUT_RELEASE, 'timed-out': 'loading' },
  loaded: { ...WITH_RELEASE, watched: 'starting' },
  starting: { ...WITH_RELEASE, 'timed-out': 'overdue', unwatched: 'loaded' },
  overdue: { ...WITH_RELEASE, 'timed-out': 'reload', unwatched: 'loaded' },
  showing: { ...WITH_RELEASE, shown: '-' },
}

/** The release that a phase loads. */
export const LOADS: Partial<Record<Phase, 'current' | 'previous'>> = {
  loading: 'current',
  retrying: 'current',
  previous: 'previous',
}

/** The next phase where one is not possible: its release is missing or excluded, or nobody looks at the area. */
const OTHERWISE: Partial<Record<Phase, Phase>> = {
  loading: 'previous',
  retrying: 'previous',
  previous: 'failed',
  starting: 'loaded',
}

/** Phases in which help is offered; it is offered until the page is shown. */
const HELP_IN: readonly Phase[] = ['failed', 'overdue']

interface Transition {
  phase: Phase
  /** Phone, chat and a plain form are offered beside the area. */
  help: boolean
  /** False if the phase continues, with its timer. */
  entered: boolean
  /** A new load begins, for React to mount from the start. */
  reload: boolean
}

/** The state after an event; `can` says whether a phase is possible now. */
export function nextRemoteState(
  { phase, help }: Pick<Transition, 'phase' | 'help'>,
  event: RemoteEvent,
  can: (phase: Phase) => boolean,
): Transition {
  const next = REMOTE_LIFE[phase][event]
  const to = next === '-' ? phase : firstPossible(next === 'reload' ? 'loading' : next, can)
  const isShown = event === 'shown' && to === 'showing'
  return {
    phase: to,
    help: to !== 'idle' && (event === 'slow' || HELP_IN.includes(to) || (help && !isShown)),
    entered: next !== '-',
    reload: next === 'reload',
  }
}

const firstPossible = (phase: Phase, can: (phase: Phase) => boolean): Phase =>
  can(phase) ? phase : firstPossible(OTHERWISE[phase] ?? 'failed', can)
