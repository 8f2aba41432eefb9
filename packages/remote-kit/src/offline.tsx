import { youAreOffline } from './locales/en/offline.json'

/** Browsers say so only where it is certain; a network that leads nowhere counts as a connection. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Why something failed that needs the network: without one it is the device, otherwise what `text` says. */
export const offlineOr = (text: string, offline = youAreOffline): string => (isOffline() ? offline : text)
