import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { classNames } from '@homecare/ui/class-names'
import styles from './filter-form.module.css'

const TYPING_MS = 250

type Filter = Record<string, string>

interface FilterFormProps {
  label: string
  /** The filter that holds, as the page's address has it; every field has its value here. */
  values: Filter
  /** The fields in which somebody types: they act once the typing pauses. */
  typed?: readonly string[]
  /** Receives the fields that have changed. */
  onFilter: (changes: Filter) => void
  element?: RefObject<HTMLFormElement | null>
  className?: string | undefined
  /** What a phone folds away is shown. */
  open?: boolean
  children: ReactNode
}

/** The fields that narrow a screen down, in one line. They act as they are changed: there is nothing to send. */
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
      // Another screen is on its way: to filter here would lead back to this one.
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
