import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationOf } from '@homecare/remote-kit/pages'
import { links, steps } from './src/pages'

const { routes, navigation } = declarationOf([...steps, ...links])

const config: RemoteConfig = {
  name: 'booking',
  minApi: 20,
  languages: ['en', 'ar'],
  routes,
  // Here, since browsers load `pages`.
  navigation: navigation.map((link) => ({ ...link, labels: { ar: 'فحوصات الدم' } })),
}

export default config
