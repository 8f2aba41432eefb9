import { createContext, use, type ReactNode } from 'react'
import type { AdminScreen } from './admin-screen'

interface Screens {
  all: readonly AdminScreen[]
  current: AdminScreen
}

const ScreensContext = createContext<Screens | null>(null)

export function ScreensProvider({ all, current, children }: Screens & { children: ReactNode }) {
  return <ScreensContext value={{ all, current }}>{children}</ScreensContext>
}

function useScreensContext(): Screens {
  const screens = use(ScreensContext)
  if (!screens) throw new Error('a staff screen needs a ScreensProvider above it')
  return screens
}

export const useScreens = (): readonly AdminScreen[] => useScreensContext().all

/** The declaration of the screen that is open. */
export const useCurrentScreen = (): AdminScreen => useScreensContext().current
