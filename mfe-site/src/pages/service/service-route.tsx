import { use } from 'react'
import { loadServicePage } from '../../content/service-pages/load'
import type { ServicePath } from '../../content/services'
import { ServicePageView } from './service-page'

/** Waits for the text of its page inside the shell's boundary; what was prerendered stays on screen meanwhile. */
export function ServiceRoute({ path }: { path: ServicePath }) {
  return <ServicePageView page={use(loadServicePage(path))} />
}
