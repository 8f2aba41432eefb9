import type { IconName } from '@homecare/ui/icon'
import type { ServicePath } from './services'

/** One part of a service's description: paragraphs, then a list if there is one. */
export interface ServicePart {
  heading: string
  /** May name `{phone}`, `{name}`, `{site}` and `{reportDays}` of the provider. */
  text?: readonly string[]
  /** `steps` are numbered. */
  list?: { kind: 'points' | 'steps'; items: readonly { title: string; text: string }[] }
}

/** A service page as data. To add one: write this file, name it in `service-pages/index.ts`. */
export interface ServicePage {
  path: ServicePath
  /** The entry of the form's list that this page preselects. Source: domain, SERVICES. */
  choice: string
  title: string
  meta: { title: string; description: string; keywords: string }
  lead: string
  facts: readonly { icon: IconName; label: string; value: string }[]
  /** Where the service can be arranged at once, without a call back; the first button of the banner. */
  action?: { label: string; href: string }
  parts: readonly ServicePart[]
  /** When this service is not the answer. */
  warning: { title: string; text: string }
}
