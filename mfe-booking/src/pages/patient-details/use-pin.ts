import { useEffect, useEffectEvent, useState } from 'react'
import { isExact, isInEmirates, pinOf } from '@homecare/domain/pin'

/** Why there is no pin. */
export type NoPin = 'denied' | 'unknown' | 'rough' | 'elsewhere'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }
/** In the tab's storage while the page is loaded again for the question. */
const WANTED = 'homecare.booking.pin-wanted'

/** What Chromium says about the permissions policy of a document. */
interface PolicedDocument extends Document {
  featurePolicy?: { allowsFeature: (feature: string) => boolean }
}

/** Only the booking's own pages may ask for the place; this document may be that of the page where the visit began. */
function isBarred(): boolean {
  const policed: PolicedDocument = document
  return policed.featurePolicy?.allowsFeature('geolocation') === false
}

/** Loads the page again, with the document that may ask; false where the tab's storage could not keep what was typed. */
function loadAgain(): boolean {
  try {
    sessionStorage.setItem(WANTED, 'yes')
  } catch {
    return false
  }
  location.reload()
  return true
}

function isWanted(): boolean {
  try {
    return sessionStorage.getItem(WANTED) !== null
  } catch {
    return false
  }
}

/** Asks the phone for its place, once for each press. */
export function usePin(onPin: (pin: string) => void) {
  const [asking, setAsking] = useState(isWanted)
  const [missing, setMissing] = useState<NoPin | null>(null)
  const end = useEffectEvent((why: NoPin | null, pin?: string) => {
    setAsking(false)
    setMissing(why)
    if (pin !== undefined) onPin(pin)
  })
  useEffect(() => {
    if (!asking) return
    if (isWanted()) sessionStorage.removeItem(WANTED)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isExact(coords)) end('rough')
        else if (!isInEmirates(coords)) end('elsewhere')
        else end(null, pinOf(coords))
      },
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      OPTIONS,
    )
  }, [asking])
  const start = () => {
    if (isBarred() && loadAgain()) return
    setMissing(null)
    setAsking(true)
  }
  return { asking, missing, start }
}
