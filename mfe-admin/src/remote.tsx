import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { BloodTestDetailScreen } from './detail/blood-test-detail'
import { ServiceDetailScreen } from './detail/service-detail'
import { StaffFrame } from './frame/staff-frame'
import { HostProvider } from './host-context'
import { BloodTestList } from './lists/blood-test-list'
import { ServiceList } from './lists/service-list'
import { LoginScreen } from './login/login-screen'
import { SetPasswordScreen } from './login/set-password-screen'
import { Guard } from './session/guard'

/** The screens behind the login, by path. Each path stands in remote.config.ts too, and most in frame/navigation.ts. */
const SCREENS: Readonly<Record<string, ReactNode>> = {
  '/admin/services': <ServiceList />,
  '/admin/bloodtests': <BloodTestList />,
  '/admin/services/:id': <ServiceDetailScreen />,
  '/admin/bloodtests/:id': <BloodTestDetailScreen />,
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
      { path: '/admin', element: lent(<Navigate to="/admin/services" replace />) },
      ...Object.entries(SCREENS).map(([path, screen]) => ({ path, element: lent(staff(screen)) })),
    ]
  },
} satisfies RemoteModule
