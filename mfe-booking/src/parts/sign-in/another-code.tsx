import { useEffect, useState } from 'react'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { Button } from '@homecare/ui/button'
import * as texts from '../../locales/en/sign-in.json'

const secondsUntil = (at: string): number => Math.ceil((Date.parse(at) - serverNow().getTime()) / 1000)

interface AnotherCodeProps {
  /** From when another code may be requested. */
  at: string
  onSend: () => void
}

/** Requests another code, or says how long that is not possible yet. */
export function AnotherCode({ at, onSend }: AnotherCodeProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(at))
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(at))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [at])
  const wait =
    seconds > 60 ? texts.againInMinutes({ minutes: Math.ceil(seconds / 60) }) : texts.againInSeconds({ seconds })
  return (
    <Button variant="quiet" disabled={seconds > 0} onClick={onSend}>
      {seconds > 0 ? wait : texts.again}
    </Button>
  )
}
