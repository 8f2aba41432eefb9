import { Outlet } from 'react-router-dom'
import type { CountedStep } from '@homecare/domain/booking-step'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { preloadRoutes, routesOf } from '@homecare/remote-kit/pages'
import { links, loadSteps, steps } from './pages'
import { PrefetchSteps } from './wizard/prefetch-steps'
import { WizardProvider } from './wizard/wizard-provider'

const stepRoutes = routesOf(steps)
const linkRoutes = routesOf(links)

export default {
  contract: CONTRACT,
  routes: (host) => {
    const counted = new Set<CountedStep>()
    const wizard = (
      <WizardProvider counted={counted} loadCalls={loadSteps}>
        <PrefetchSteps load={loadSteps} />
        <Outlet />
      </WizardProvider>
    )
    return withHost(host, [{ element: wizard, children: stepRoutes }, ...linkRoutes])
  },
  preload: (path) => preloadRoutes([...stepRoutes, ...linkRoutes], path),
} satisfies RemoteModule
