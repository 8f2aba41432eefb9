import type { Page } from '@homecare/remote-kit/pages'
import { messages } from './messages'

/** Each page is declared here once: its route, the links to it, its chunk and its preloading derive from it. */
export const pages: readonly Page[] = [
  {
    path: '/new-remote',
    links: [{ label: messages.title, place: 'main', order: 60 }],
    layout: 'public',
    prerender: true,
    hydrate: 'idle',
    chunk: 'first-page',
    load: async () => (await import('./pages/first-page/first-page')).FirstPage,
  },
]
