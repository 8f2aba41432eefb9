import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useForm } from 'react-final-form'

/**
 * The last part of a form that is there before scripts run, after all of its fields: takes over what was typed, or filled
 * in by the browser, until then.
 */
export function KeepTyped({ form: element }: { form: RefObject<HTMLFormElement | null> }) {
  const form = useForm()
  const first = useRef(true)
  useEffectsBeforeTheNextKey()
  useEffect(() => {
    if (!element.current || !first.current) return
    first.current = false
    const typed = [...new FormData(element.current)]
    form.batch(() => {
      for (const [name, value] of typed)
        if (form.getFieldState(name) && typeof value === 'string' && value) form.change(name, value)
    })
  }, [form, element])
  return null
}

/**
 * Fields register in effects, for which React may let other tasks go first. A key pressed in between would find React
 * in charge of a field that it believes empty, and the text typed so far would be lost. A state set in a layout effect
 * is rendered within the task of the commit, and React runs all pending effects before it renders.
 */
function useEffectsBeforeTheNextKey(): void {
  const [, setCommitted] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- The second render is what makes React run the effects.
  useLayoutEffect(() => setCommitted(true), [])
}
