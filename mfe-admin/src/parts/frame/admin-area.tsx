import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { createQueryClient } from '../../api/query-client'
import { ScreensProvider } from '../current-screen'
import { AdminFrame } from './admin-frame'
import type { AdminScreen } from '../admin-screen'
import { useSession } from '../../api/use-session'
import { Guard } from '../session/guard'
import { homeOf } from '../session/return-path'

interface AdminAreaProps {
  screens: readonly AdminScreen[]
  screen: AdminScreen
  children: ReactNode
}

/** A screen behind the login. Anyone not logged in sees the login; anyone whose role lacks the permission sees a hint. */
export function AdminArea({ screens, screen, children }: AdminAreaProps) {
  return (
    <StaffOnly>
      <ScreensProvider all={screens} current={screen}>
        <AdminFrame screen={screen}>{children}</AdminFrame>
      </ScreensProvider>
    </StaffOnly>
  )
}

/** Leads to the first page of the role. */
export function AdminHome() {
  return (
    <StaffOnly>
      <ToHome />
    </StaffOnly>
  )
}

function ToHome() {
  const session = useSession()
  return session && <Navigate to={homeOf(session.role)} replace />
}

function StaffOnly({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  const session = useSession()
  useEffect(() => {
    // The next person must not see cached data of this one.
    if (session === null) client.clear()
  }, [client, session])
  useEffect(() => () => client.clear(), [client])
  return (
    <QueryClientProvider client={client}>
      <Guard>{children}</Guard>
    </QueryClientProvider>
  )
}
