import type { FormApi } from 'final-form'
import { useEffect, useRef, type RefObject } from 'react'

/** Takes over what was typed, or filled in by the browser, before scripts ran. */
export function useKeepTyped<Values extends object>(form: FormApi<Values>, element: RefObject<HTMLFormElement | null>) {
  const first = useRef(true)
  useEffect(() => {
    if (!element.current || !first.current) return
    first.current = false
    const typed = [...new FormData(element.current)]
    form.batch(() => {
      for (const [name, value] of typed) {
        const known = form.getFieldState(name as keyof Values)
        if (known && typeof value === 'string' && value)
          form.change(name as keyof Values, value as Values[keyof Values])
      }
    })
  }, [form, element])
}
