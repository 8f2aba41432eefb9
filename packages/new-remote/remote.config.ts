import type { RemoteConfig } from '@homecare/federation/contract'
import { declarationsOf } from '@homecare/remote-kit/pages'
import { messages } from './src/messages'
import { pages } from './src/pages'

const config: RemoteConfig = {
  name: 'new-remote',
  minApi: 1,
  // A new page is small; raise the budget when a reviewer accepts the reason.
  firstLoadKb: 40,
  routes: declarationsOf(pages),
  navigation: [{ label: messages.title, href: '/new-remote', place: 'main', order: 60 }],
}

export default config
