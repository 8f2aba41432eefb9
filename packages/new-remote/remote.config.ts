import type { RemoteConfig } from '@homecare/federation/contract'
import { messages } from './src/messages'

const config: RemoteConfig = {
  name: 'new-remote',
  minApi: 1,
  // A new page is small; raise the budget when a reviewer accepts the reason.
  firstLoadKb: 40,
  routes: [{ path: '/new-remote', layout: 'public', prerender: true, hydrate: 'idle' }],
  navigation: [{ label: messages.title, href: '/new-remote', place: 'main', order: 60 }],
}

export default config
