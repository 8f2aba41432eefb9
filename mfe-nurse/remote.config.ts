import type { RemoteConfig } from '@homecare/federation/contract'

const config: RemoteConfig = {
  name: 'nurse',
  minApi: 15,
  routes: [
    {
      // Installed pages and the links of day sheets have this address.
      path: '/day-sheet',
      layout: 'bare',
      prerender: false,
      hydrate: 'load',
      index: false,
      closed: true,
      offline: { name: 'Nurse visits' },
    },
  ],
  navigation: [],
}

export default config
