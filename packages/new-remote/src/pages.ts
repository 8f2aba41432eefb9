import type { Page } from '@homecare/remote-kit/pages'

/** Each page is declared here once: its route, its chunk and its preloading derive from it. */
export const pages: readonly Page[] = [
  {
    path: '/new-remote',
    layout: 'public',
    prerender: true,
    hydrate: 'idle',
    chunk: 'first-page',
    load: async () => (await import('./pages/first-page/first-page')).FirstPage,
  },
]
