// Below `/shell/`, where no remote has a page.
export const OFFLINE_PAGE = '/shell/offline.html'
export const SITE_WORKER = '/shell/worker.js'
/** The worker's scope: every page, but for those that have a worker of their own. */
export const SITE_SCOPE = '/'
