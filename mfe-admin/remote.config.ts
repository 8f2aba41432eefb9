import type { RemoteConfig } from '@homecare/federation/contract'
import { ADMIN_SCREENS } from './src/pages'

const staffPage = (path: string) => ({
  path,
  layout: 'bare' as const,
  prerender: false,
  hydrate: 'load' as const,
  index: false,
  closed: true,
})

const config: RemoteConfig = {
  name: 'admin',
  minApi: 15,
  routes: [
    { ...staffPage('/login'), prerender: true },
    staffPage('/login/set-password'),
    staffPage('/admin'),
    ...ADMIN_SCREENS.map(({ path }) => staffPage(path)),
  ],
  navigation: [],
}

export default config
