import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { classNames } from '@homecare/ui/class-names'
import styles from './filter-form.module.css'

const TYPING_MS = 250

type Filter = Record<string, string>

interface FilterFormProps {
  label: string
  /** The current filter from the page's URL; every field has its value here. */
  values: Filter
  /** The text fields: applied once the typing pauses. */
  typed?: readonly string[]
  /** Receives the fields that have changed. */
  onFilter: (changes: Filter) => void
  element?: RefObject<HTMLFormElement | null>
  className?: string | undefined
  /** True if the filters that a phone collapses are shown. */
  open?: boolean
  children: ReactNode
}

/** The filter fields of a screen, in one line. A change is applied without a submit button. */
export function FilterForm(props: FilterFormProps) {
  const { label, values, typed = [], onFilter, element, className, open, children } = props
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = (entered: Partial<Filter>) => {
    clearTimeout(timer.current)
    const changes = changesOf(values, entered)
    const names = Object.keys(changes)
    if (names.length === 0) return
    if (!names.every((name) => typed.includes(name))) return onFilter(changes)
    const { pathname } = location
    timer.current = setTimeout(() => {
      // A navigation to another screen is running: applying the filter would navigate back to this one.
      if (location.pathname === pathname) onFilter(changes)
    }, TYPING_MS)
  }

  return (
    <Form<Partial<Filter>>
      onSubmit={() => undefined}
      initialValues={values}
      initialValuesEqual={(one = {}, other = {}) => Object.keys(changesOf(other, one)).length === 0}
      keepDirtyOnReinitialize
    >
      {() => (
        <form
          ref={element}
          className={classNames(styles.bar, className)}
          data-open={open || undefined}
          role="search"
          aria-label={label}
          onSubmit={(event) => event.preventDefault()}
        >
          {children}
          <FormSpy<Partial<Filter>>
            subscription={{ values: true }}
            onChange={({ values: entered }) => apply(entered)}
          />
        </form>
      )}
    </Form>
  )
}

function changesOf(values: Partial<Filter>, entered: Partial<Filter>): Filter {
  const changes: Filter = {}
  for (const [name, value = ''] of Object.entries(values)) {
    const text = (entered[name] ?? '').trim()
    if (text !== value) changes[name] = text
  }
  return changes
}
