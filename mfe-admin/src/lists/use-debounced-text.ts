import { useEffect, useRef, useState } from 'react'

const TYPING_MS = 250

/** The text as it is typed; `settle` hears of it once the typing pauses. `settled` from outside wins when nobody types. */
export function useDebouncedText(settled: string, settle: (value: string) => void) {
  const [text, setText] = useState(settled)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typing = useRef(false)
  useEffect(() => {
    if (!typing.current) setText(settled)
  }, [settled])
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = () => {
    typing.current = false
    clearTimeout(timer.current)
  }
  const type = (value: string) => {
    stop()
    setText(value)
    typing.current = true
    const { pathname } = location
    timer.current = setTimeout(() => {
      stop()
      // Another screen is on its way: to settle here would lead back to this one.
      if (location.pathname === pathname) settle(value.trim())
    }, TYPING_MS)
  }
  const drop = () => {
    stop()
    setText('')
  }
  return { text, type, drop }
}
