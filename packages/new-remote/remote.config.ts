import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationOf } from '@homecare/remote-kit/pages'
import { pages } from './src/pages'

const config: RemoteConfig = {
  name: 'new-remote',
  minApi: 1,
  // A new page is small; raise the budget when a reviewer accepts the reason.
  firstLoadKb: 40,
  ...declarationOf(pages),
}

export default config
