import type { ReactNode } from 'react'

/** A form for the test that shows what the server refuses. */
export interface FormCase {
  form: ReactNode
  /** Values that the form needs, by the names of its fields. */
  values?: Record<string, string>
  /** Names of the request that no person types into this form. */
  elsewhere?: RegExp
  /** Is there when the screen has loaded what the form needs. */
  ready?: string
  /** The form among others of what is shown. */
  find?: string
  /** A refusal that ends the page. */
  ends?: string
}
