import { Outlet } from 'react-router-dom'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { ChooseTests } from './choose-tests/choose-tests'
import { Confirm } from './confirm/confirm'
import { OWN_BOOKING, OwnBookingPage } from './own-booking/own-booking-page'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { PatientDetails } from './patient-details/patient-details'
import { PaymentStatus } from './payment-status/payment-status'
import { Payment } from './payment/payment'
import { SelectSlot } from './select-slot/select-slot'
import { PATHS } from './wizard/steps'
import { WizardProvider } from './wizard/wizard-provider'

export default {
  contract: CONTRACT,
  routes: (host) => [
    {
      element: (
        <HostProvider host={host}>
          <Outlet />
        </HostProvider>
      ),
      children: [
        {
          element: (
            <WizardProvider>
              <Outlet />
            </WizardProvider>
          ),
          children: [
            { path: PATHS.choosing, element: <ChooseTests /> },
            { path: PATHS.slot, element: <SelectSlot /> },
            { path: PATHS.patient, element: <PatientDetails /> },
            { path: PATHS.confirming, element: <Confirm /> },
            { path: PATHS.payment, element: <Payment /> },
            { path: PATHS.status, element: <PaymentStatus /> },
          ],
        },
        { path: OWN_BOOKING, element: <OwnBookingPage /> },
      ],
    },
  ],
} satisfies RemoteModule
