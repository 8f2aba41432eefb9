import { useEffect, useRef } from 'react'

/**
 * For an element in which a button may disappear when it has done its work: it then takes the focus that was in the button, so
 * that the keyboard goes on from there.
 */
export function useLostFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true
    },
    // It is not called for an element that is removed.
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
