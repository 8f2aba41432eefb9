import type { RemoteConfig } from '@homecare/federation/contract'

const staffPage = (path: string) => ({
  path,
  layout: 'bare' as const,
  prerender: false,
  hydrate: 'load' as const,
  index: false,
})

const config: RemoteConfig = {
  name: 'admin',
  minApi: 1,
  routes: [
    { ...staffPage('/login'), prerender: true },
    staffPage('/login/set-password'),
    staffPage('/admin'),
    staffPage('/admin/services'),
    staffPage('/admin/bloodtests'),
    staffPage('/admin/services/:id'),
    staffPage('/admin/bloodtests/:id'),
  ],
  navigation: [],
}

export default config
