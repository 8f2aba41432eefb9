import { watchScrollPositions } from './scroll-positions'

const { releaseIn, reportError } = globalThis.pageReports
watchScrollPositions()
addEventListener('error', ({ error, filename }) => reportError(error, { source: 'script', ...releaseIn(filename) }))
addEventListener('unhandledrejection', ({ reason }) =>
  reportError(reason, { source: 'script', ...releaseIn(reason instanceof Error ? reason.stack : '') }),
)

// In a task of its own, as all that follows: a phone may paint and answer between reading this script and running it.
setTimeout(() => void import(/* webpackMode: "eager" */ './hydrate'))
