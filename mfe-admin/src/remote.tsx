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
import { Guard } from './session/guard'

const staff = (screen: ReactNode) => (
  <Guard>
    <StaffFrame>{screen}</StaffFrame>
  </Guard>
)

export default {
  contract: CONTRACT,
  routes: (host) => {
    const lent = (screen: ReactNode) => <HostProvider host={host}>{screen}</HostProvider>
    return [
      { path: '/login', element: lent(<LoginScreen />) },
      { path: '/admin', element: lent(<Navigate to="/admin/services" replace />) },
      { path: '/admin/services', element: lent(staff(<ServiceList />)) },
      { path: '/admin/bloodtests', element: lent(staff(<BloodTestList />)) },
      { path: '/admin/services/:id', element: lent(staff(<ServiceDetailScreen />)) },
      { path: '/admin/bloodtests/:id', element: lent(staff(<BloodTestDetailScreen />)) },
    ]
  },
} satisfies RemoteModule
