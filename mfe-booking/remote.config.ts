import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationOf } from '@homecare/remote-kit/pages'
import { links, steps } from './src/pages'
import { MY_PAGE } from './src/pages/paths'
import { PATHS } from './src/wizard/steps'

const { routes, navigation } = declarationOf([...steps, ...links])

const ARABIC: Record<string, string | undefined> = { [PATHS.choosing]: 'فحوصات الدم', [MY_PAGE]: 'زياراتك' }

const config: RemoteConfig = {
  name: 'booking',
  minApi: 33,
  languages: ['en', 'ar'],
  routes,
  // Here, since browsers load `pages`.
  navigation: navigation.map((link) => ({ ...link, labels: { ar: ARABIC[link.href] } })),
}

export default config
