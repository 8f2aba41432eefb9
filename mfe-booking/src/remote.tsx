import { Outlet } from 'react-router-dom'
import type { CountedStep } from '@homecare/domain/booking-step'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { ChooseTests } from './pages/choose-tests/choose-tests'
import { Confirm } from './pages/confirm/confirm'
import { OWN_BOOKING, OwnBookingPage } from './pages/own-booking/own-booking-page'
import { withHost } from '@homecare/remote-kit/host-context'
import { PAY_PAGE, PayPage } from './pages/pay/pay-page'
import { PatientDetails } from './pages/patient-details/patient-details'
import { PaymentStatusPage } from './pages/payment-status/payment-status'
import { Payment } from './pages/payment/payment'
import { SHARED_REPORT, SharedReportPage } from './pages/shared-report/shared-report-page'
import { SelectSlot } from './pages/select-slot/select-slot'
import { PATHS } from './wizard/steps'
import { WizardProvider } from './wizard/wizard-provider'

export default {
  contract: CONTRACT,
  routes: (host) => {
    const counted = new Set<CountedStep>()
    return withHost(host, [
      {
        element: (
          <WizardProvider counted={counted}>
            <Outlet />
          </WizardProvider>
        ),
        children: [
          { path: PATHS.choosing, element: <ChooseTests /> },
          { path: PATHS.slot, element: <SelectSlot /> },
          { path: PATHS.patient, element: <PatientDetails /> },
          { path: PATHS.confirming, element: <Confirm /> },
          { path: PATHS.payment, element: <Payment /> },
          { path: PATHS.status, element: <PaymentStatusPage /> },
        ],
      },
      { path: OWN_BOOKING, element: <OwnBookingPage /> },
      { path: PAY_PAGE, element: <PayPage /> },
      { path: SHARED_REPORT, element: <SharedReportPage /> },
    ])
  },
} satisfies RemoteModule
