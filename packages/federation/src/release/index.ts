export { checkRemote, type CheckResult } from './check-remote'
export { currentRelease, publishRemote, unpublishRemote, rollbackRemote } from './publish-remote'
