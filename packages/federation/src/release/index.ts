export { buildRemote } from './build-remote'
export { buildHost } from './build-host'
export { checkRemote, type CheckResult } from './check-remote'
export { currentRelease, publishRemote, unpublishRemote, rollbackRemote } from './publish-remote'
