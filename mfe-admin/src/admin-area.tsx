import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createQueryClient } from './data/query-client'
import { ScreensProvider } from './frame/current-screen'
import { AdminFrame } from './frame/admin-frame'
import type { AdminScreen } from './screens'
import { useSession } from './session/use-session'
import { Guard } from './session/guard'

/** A screen behind the login. Anyone not logged in sees the login; anyone whose role lacks the permission sees a hint. */
export function AdminArea({ screens, screen }: { screens: readonly AdminScreen[]; screen: AdminScreen }) {
  const [client] = useState(createQueryClient)
  const session = useSession()
  useEffect(() => {
    // The next person must not see cached data of this one.
    if (session === null) client.clear()
  }, [client, session])
  useEffect(() => () => client.clear(), [client])
  return (
    <QueryClientProvider client={client}>
      <ScreensProvider all={screens} current={screen}>
        <Guard>
          <AdminFrame screen={screen} />
        </Guard>
      </ScreensProvider>
    </QueryClientProvider>
  )
}
