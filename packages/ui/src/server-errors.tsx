import { fieldLabel } from '@homecare/domain/field-message'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { getIn } from 'final-form'
import { useForm } from 'react-final-form'
import { Notice } from './notice'

/** The server's message for each field that it refused, by the field's name in the request: `email`, `languages.0`. */
export type RefusedFields = Readonly<Record<string, string>>
/** The names that a form uses where the request has others: `phoneNumber` is the field `phone`. */
export type FieldNames = Readonly<Record<string, string>>

export type Refuse = (fields: RefusedFields) => void

interface ServerErrors {
  errorOf: (name: string, value: unknown) => string | undefined
  refuse: Refuse
  /** Errors of fields that the form does not show. */
  unplaced: readonly (readonly [name: string, message: string])[]
}

const Context = createContext<ServerErrors | null>(null)

const NO_NAMES: FieldNames = {}

/** The field of a form that a name of the request means: itself, or what contains it; undefined if the form has none. */
export function placeOf(name: string, fields: readonly string[], names: FieldNames = NO_NAMES): string | undefined {
  const parts = name.split('.')
  const wider = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  return wider.map((each) => names[each] ?? each).find((each) => fields.includes(each))
}

interface ScopeProps {
  names?: FieldNames
  /** Receives the function that takes the errors of a call. */
  refuse: RefObject<Refuse | null>
  children: ReactNode
}

/**
 * Leads the server's errors to the fields of one form: each is shown at its field until that is changed, and the first
 * one gets the focus.
 */
export function ServerErrorScope({ names = NO_NAMES, refuse: handle, children }: ScopeProps) {
  const form = useForm()
  const start = useRef<HTMLSpanElement>(null)
  const [refused, setRefused] = useState<ReadonlyMap<string, { message: string; value: unknown }>>(new Map())
  const [unplaced, setUnplaced] = useState<ServerErrors['unplaced']>([])
  const refuse = useCallback(
    (fields: RefusedFields) => {
      const { values } = form.getState()
      const placed = Object.entries(fields).flatMap(([name, message]) => {
        const place = placeOf(name, form.getRegisteredFields(), names)
        return place === undefined ? [] : [[place, { message, value: getIn(values ?? {}, place) }] as const]
      })
      setRefused(new Map(placed.toReversed()))
      setUnplaced(Object.entries(fields).filter(([name]) => !placeOf(name, form.getRegisteredFields(), names)))
    },
    [form, names],
  )
  useImperativeHandle(handle, () => refuse, [refuse])
  useEffect(() => {
    if (refused.size === 0) return
    const controls = start.current?.parentElement?.querySelectorAll<HTMLElement>('[name]') ?? []
    ;[...controls].find((control) => refused.has(control.getAttribute('name') ?? ''))?.focus()
  }, [refused])
  const scope = useMemo(
    (): ServerErrors => ({
      refuse,
      unplaced,
      errorOf: (name, value) => {
        const error = refused.get(name)
        return error && (error.value || undefined) === value ? error.message : undefined
      },
    }),
    [refuse, refused, unplaced],
  )
  return (
    <Context value={scope}>
      <span ref={start} hidden />
      {children}
    </Context>
  )
}

/** The server's error about this value of a field. */
export const useServerError = (name: string, value: unknown): string | undefined =>
  useContext(Context)?.errorOf(name, value)

/** Gives a form around it the errors of a refused call, once for each answer. */
export function useRefusedFields(fields: RefusedFields | undefined): void {
  const refuse = useContext(Context)?.refuse
  useEffect(() => {
    if (fields) refuse?.(fields)
  }, [fields, refuse])
}

/** What the server refused of fields that the form does not show, with what to do. */
export function UnplacedErrors({ help }: { help: ReactNode }) {
  const unplaced = useContext(Context)?.unplaced ?? []
  if (unplaced.length === 0) return null
  return (
    <Notice kind="error">
      {unplaced.map(([name, message]) => (
        <span key={name}>{`${fieldLabel(name.split('.')[0] ?? name)}: ${message}. `}</span>
      ))}
      <span>{help}</span>
    </Notice>
  )
}
