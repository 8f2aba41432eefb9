import { use } from 'react'
import type { Host } from '@homecare/federation/contract'
import { loadServicePage } from '../content/service-pages/load'
import type { ServicePath } from '../content/services'
import { ServicePageView } from './service-page'

/** Waits for the text of its page inside the shell's boundary; what was prerendered stays on screen meanwhile. */
export function ServiceRoute({ host, path }: { host: Host; path: ServicePath }) {
  return <ServicePageView host={host} page={use(loadServicePage(path))} />
}
