import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationOf } from '@homecare/remote-kit/pages'
import { pages } from './src/pages'

const config: RemoteConfig = { name: 'site', minApi: 16, ...declarationOf(pages) }

export default config
