import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationOf } from '@homecare/remote-kit/pages'
import { ADMIN_HOME, ADMIN_SCREENS, LOGIN_PAGES } from './src/pages'

const config: RemoteConfig = {
  name: 'admin',
  minApi: 35,
  // The frame with all its screens: staff load it once a day.
  firstLoadKb: 236,
  ...declarationOf([...LOGIN_PAGES, ADMIN_HOME, ...ADMIN_SCREENS]),
}

export default config
