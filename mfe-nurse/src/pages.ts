import type { Page } from '@homecare/remote-kit/pages'

export const pages: readonly Page[] = [
  {
    // Installed pages and the links of day sheets have this address.
    path: '/day-sheet',
    layout: 'bare',
    prerender: false,
    hydrate: 'load',
    index: false,
    closed: true,
    offline: { name: 'Nurse visits' },
    chunk: 'visits',
    load: async () => (await import('./pages/visits/visits-page')).VisitsPage,
  },
]
