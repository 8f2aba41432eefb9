import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationsOf } from '@homecare/remote-kit/pages'
import { pages } from './src/pages'

const config: RemoteConfig = { name: 'nurse', minApi: 15, routes: declarationsOf(pages), navigation: [] }

export default config
