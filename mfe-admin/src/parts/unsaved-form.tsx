import { useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'

interface UnsavedFormProps {
  text: { title: string; text: string; stay: string; leave: string }
  /** What was typed before the page was left in another way than by a link; '' if nothing was. */
  kept: string
  keep: (typed: string) => void
}

/**
 * Asks before a link, or the browser, leaves a form with unsaved text. What else leaves the page, as the browser's Back or
 * the end of the session, loses nothing: the text is there when the page is opened again.
 */
export function UnsavedForm({ text, kept, keep }: UnsavedFormProps) {
  const navigate = useNavigate()
  const form = useForm()
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } })
  const [asked, setAsked] = useState<string | null>(null)
  const restored = useRef(false)
  useEffect(() => {
    if (restored.current || !kept) return
    restored.current = true
    const typed: Record<string, unknown> = JSON.parse(kept)
    form.batch(() => {
      for (const [name, value] of Object.entries(typed)) form.change(name, value)
    })
  }, [form, kept])
  useEffect(() => keep(dirty ? JSON.stringify(values) : ''), [keep, values, dirty])

  useEffect(() => {
    if (!dirty) return
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    document.addEventListener(
      'click',
      (event) => {
        const to = leads(event)
        if (to === null) return
        event.preventDefault()
        event.stopPropagation()
        setAsked(to)
      },
      { capture: true, signal },
    )
    return () => listeners.abort()
  }, [dirty])

  const stay = () => setAsked(null)
  const leave = () => {
    keep('')
    if (asked !== null) void navigate(asked)
  }
  return (
    <Dialog
      open={asked !== null}
      title={text.title}
      closeLabel={text.stay}
      onClose={stay}
      actions={
        <>
          <Button variant="quiet" onClick={stay}>
            {text.stay}
          </Button>
          <Button variant="danger" onClick={leave}>
            {text.leave}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
    </Dialog>
  )
}

/** Where the pressed link leads to within this tab; null for anything else. */
function leads({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const opensHere = button === 0 && !metaKey && !ctrlKey && !shiftKey && link?.target !== '_blank'
  if (!link || !opensHere || link.origin !== location.origin || link.pathname === location.pathname) return null
  return link.pathname + link.search
}
