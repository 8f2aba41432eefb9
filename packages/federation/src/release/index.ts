export { buildRemote, readManifest } from './build-remote'
export { buildHost } from './build-host'
export { checkRemote, type CheckResult } from './check-remote'
export { currentRelease, publishRemote, removeRemote, rollbackRemote } from './publish-remote'
