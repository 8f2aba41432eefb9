import type { RemoteConfig } from '@homecare/federation/contract'

const staffPage = (path: string) => ({
  path,
  layout: 'bare' as const,
  prerender: false,
  hydrate: 'load' as const,
  index: false,
})

const DESK = ['day-sheet', 'money', 'slots', 'catalogue', 'staff', 'queues', 'releases', 'audit', 'patients']

const config: RemoteConfig = {
  name: 'admin',
  minApi: 1,
  routes: [
    { ...staffPage('/login'), prerender: true },
    staffPage('/login/set-password'),
    staffPage('/admin'),
    staffPage('/admin/services'),
    staffPage('/admin/bloodtests'),
    staffPage('/admin/services/:id'),
    staffPage('/admin/bloodtests/:id'),
    ...DESK.map((name) => staffPage(`/admin/${name}`)),
    staffPage('/day-sheet'),
  ],
  navigation: [],
}

export default config
