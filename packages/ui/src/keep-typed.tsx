import { useEffect, useRef, type RefObject } from 'react'
import { useForm } from 'react-final-form'

/**
 * The last part of a form that is there before scripts run, after all of its fields: takes over what was typed, or filled
 * in by the browser, until then.
 */
export function KeepTyped({ form: element }: { form: RefObject<HTMLFormElement | null> }) {
  const form = useForm()
  const first = useRef(true)
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
