import { folderOf, type Locale } from '@homecare/federation/locales'

// Below `/shell/`, where no remote has a page.
/** Where the page "You are offline" of a language is. */
export const offlinePageIn = (locale: Locale): string => `/shell/${folderOf(locale)}offline.html`
export const SITE_WORKER = '/shell/worker.js'
/** The worker's scope: every page, but for those that have a worker of their own. */
export const SITE_SCOPE = '/'

/** Where the web manifest of a page is that opens without a network. */
export const manifestOf = (path: string): string => `${path}/app.webmanifest`

/** The files that pages load, each of one build or release. */
export const FILES = /^\/(shell|remotes)\/.+\.(js|css|woff2|svg|png|webp|avif)$/

/** What the names of the caches of a page begin with, or of all pages at the site's scope. */
export const prefixOf = (path: string): string => `offline-page:${path} `
