import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { AuditScreen } from './audit/audit-screen'
import { CatalogueScreen } from './catalogue/catalogue-screen'
import { DaySheetScreen } from './day-sheet/day-sheet-screen'
import { SharedSheet } from './day-sheet/shared-sheet'
import { BloodTestDetailScreen } from './detail/blood-test-detail'
import { ServiceDetailScreen } from './detail/service-detail'
import { StaffFrame } from './frame/staff-frame'
import { HostProvider } from './host-context'
import { BloodTestList } from './lists/blood-test-list'
import { ServiceList } from './lists/service-list'
import { LoginScreen } from './login/login-screen'
import { SetPasswordScreen } from './login/set-password-screen'
import { MoneyScreen } from './money/money-screen'
import { PatientsScreen } from './patients/patients-screen'
import { QueuesScreen } from './queues/queues-screen'
import { ReleasesScreen } from './releases/releases-screen'
import { Guard } from './session/guard'
import { SlotPlanScreen } from './slot-plan/slot-plan-screen'
import { StaffScreen } from './staff/staff-screen'

/** The screens behind the login, by path. Each path stands in remote.config.ts too, and most in frame/navigation.ts. */
const SCREENS: Readonly<Record<string, ReactNode>> = {
  '/admin/services': <ServiceList />,
  '/admin/bloodtests': <BloodTestList />,
  '/admin/services/:id': <ServiceDetailScreen />,
  '/admin/bloodtests/:id': <BloodTestDetailScreen />,
  '/admin/day-sheet': <DaySheetScreen />,
  '/admin/money': <MoneyScreen />,
  '/admin/slots': <SlotPlanScreen />,
  '/admin/catalogue': <CatalogueScreen />,
  '/admin/staff': <StaffScreen />,
  '/admin/queues': <QueuesScreen />,
  '/admin/releases': <ReleasesScreen />,
  '/admin/audit': <AuditScreen />,
  '/admin/patients': <PatientsScreen />,
}

export default {
  contract: CONTRACT,
  routes: (host) => {
    const lent = (screen: ReactNode) => <HostProvider host={host}>{screen}</HostProvider>
    const staff = (screen: ReactNode) => (
      <Guard>
        <StaffFrame>{screen}</StaffFrame>
      </Guard>
    )
    return [
      { path: '/login', element: lent(<LoginScreen />) },
      { path: '/login/set-password', element: lent(<SetPasswordScreen />) },
      { path: '/day-sheet', element: lent(<SharedSheet />) },
      { path: '/admin', element: lent(<Navigate to="/admin/services" replace />) },
      ...Object.entries(SCREENS).map(([path, screen]) => ({ path, element: lent(staff(screen)) })),
    ]
  },
} satisfies RemoteModule
