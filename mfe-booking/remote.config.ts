import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationOf } from '@homecare/remote-kit/pages'
import { links, steps } from './src/pages'

const config: RemoteConfig = { name: 'booking', minApi: 20, ...declarationOf([...steps, ...links]) }

export default config
