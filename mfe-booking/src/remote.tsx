import { Outlet } from 'react-router-dom'
import type { CountedStep } from '@homecare/domain/booking-step'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { withHost } from '@homecare/remote-kit/host-context'
import { pageOf, preloadRoutes, type LoadedRoute } from '@homecare/remote-kit/page-of'
import { OWN_BOOKING, PAY_PAGE, SHARED_REPORT } from './pages/paths'
import { PrefetchSteps } from './wizard/prefetch-steps'
import { PATHS } from './wizard/steps'
import { WizardProvider } from './wizard/wizard-provider'

// Three files of pages: the chunks' names are those that `remote.config.ts` declares.
const loadCatalogue = () => import(/* webpackChunkName: "catalogue" */ './pages/choose-tests/choose-tests')
const loadSteps = () => import(/* webpackChunkName: "steps" */ './pages/steps')
const loadLinks = () => import(/* webpackChunkName: "links" */ './pages/links')

const ChooseTests = pageOf(async () => (await loadCatalogue()).ChooseTests)
const SelectSlot = pageOf(async () => (await loadSteps()).SelectSlot)
const PatientDetails = pageOf(async () => (await loadSteps()).PatientDetails)
const Confirm = pageOf(async () => (await loadSteps()).Confirm)
const Payment = pageOf(async () => (await loadSteps()).Payment)
const PaymentStatusPage = pageOf(async () => (await loadSteps()).PaymentStatusPage)
const OwnBookingPage = pageOf(async () => (await loadLinks()).OwnBookingPage)
const PayPage = pageOf(async () => (await loadLinks()).PayPage)
const SharedReportPage = pageOf(async () => (await loadLinks()).SharedReportPage)

const steps: LoadedRoute[] = [
  { path: PATHS.choosing, element: <ChooseTests />, load: ChooseTests.load },
  { path: PATHS.slot, element: <SelectSlot />, load: SelectSlot.load },
  { path: PATHS.patient, element: <PatientDetails />, load: PatientDetails.load },
  { path: PATHS.confirming, element: <Confirm />, load: Confirm.load },
  { path: PATHS.payment, element: <Payment />, load: Payment.load },
  { path: PATHS.status, element: <PaymentStatusPage />, load: PaymentStatusPage.load },
]

const links: LoadedRoute[] = [
  { path: OWN_BOOKING, element: <OwnBookingPage />, load: OwnBookingPage.load },
  { path: PAY_PAGE, element: <PayPage />, load: PayPage.load },
  { path: SHARED_REPORT, element: <SharedReportPage />, load: SharedReportPage.load },
]

export default {
  contract: CONTRACT,
  routes: (host) => {
    const counted = new Set<CountedStep>()
    const wizard = (
      <WizardProvider counted={counted}>
        <PrefetchSteps load={loadSteps} />
        <Outlet />
      </WizardProvider>
    )
    return withHost(host, [{ element: wizard, children: steps }, ...links])
  },
  preload: (path) => preloadRoutes([...steps, ...links], path),
} satisfies RemoteModule
