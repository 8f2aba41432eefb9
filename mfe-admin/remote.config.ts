import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationsOf } from '@homecare/remote-kit/pages'
import { ADMIN_HOME, ADMIN_SCREENS, LOGIN_PAGES } from './src/pages'

const config: RemoteConfig = {
  name: 'admin',
  minApi: 15,
  routes: declarationsOf([...LOGIN_PAGES, ADMIN_HOME, ...ADMIN_SCREENS]),
  navigation: [],
}

export default config
