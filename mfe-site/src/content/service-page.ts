import type { IconDrawing } from '@homecare/ui/icon'
import type { FillableText } from '../parts/fill-text'
import type { ServicePath } from './services'

interface ListItem {
  title: string
  text: FillableText
}

/** One part of a service's description: paragraphs, then a list if there is one. */
export interface ServicePart {
  heading: string
  text?: readonly FillableText[]
  points?: readonly ListItem[]
  /** Numbered. */
  steps?: readonly ListItem[]
}

/** A service page as data. To add one: write its file in `service-pages/`, and list it in `index.ts` and `load.ts` there. */
export interface ServicePage {
  path: ServicePath
  /** The entry of the form's list that this page preselects. Source: domain, SERVICES. */
  choice: string
  title: string
  meta: { title: string; description: string; keywords: string }
  lead: string
  facts: readonly { icon: IconDrawing; label: string; value: string }[]
  /** The address at which the service can be booked online; the first button of the banner. */
  action?: { label: string; href: string }
  parts: readonly ServicePart[]
  /** When to call an ambulance instead. */
  warning: { title: string; text: string }
}
