import { useEffect, useState } from 'react'
import { quickPhone } from '@homecare/domain/phone-digits'

/** A phone number as people write it where it belongs. Only a number of another country loads how they group it there. */
export function PhoneText({ number }: { number: string }) {
  const quick = quickPhone(number)
  const [loaded, setLoaded] = useState({ number, shown: number })
  useEffect(() => {
    if (quick !== null) return undefined
    let isMounted = true
    import('@homecare/domain/phone').then(
      ({ showPhone }) => isMounted && setLoaded({ number, shown: showPhone(number) }),
      // As it was typed it can be read too.
      () => undefined,
    )
    return () => void (isMounted = false)
  }, [number, quick])
  return (
    <bdi dir="ltr" translate="no">
      {quick ?? (loaded.number === number ? loaded.shown : number)}
    </bdi>
  )
}
