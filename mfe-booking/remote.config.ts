import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationsOf } from '@homecare/remote-kit/pages'
import { links, steps } from './src/pages'

const config: RemoteConfig = {
  name: 'booking',
  minApi: 15,
  routes: declarationsOf([...steps, ...links]),
  navigation: [{ label: 'Blood Test', href: '/bookbloodtest', place: 'main', order: 40 }],
}

export default config
