import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { VisitAddress } from '@homecare/domain/day-route'
import { COMMA } from '@homecare/domain/locales'
import { addressParts, type Home } from '@homecare/domain/home'
import { Icon } from '@homecare/ui/icon'
import { EditIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import * as texts from '../locales/en/shared.json'
import styles from './facts.module.css'

interface FactProps {
  name: string
  /** The link to the step where it can be changed, with its label. */
  change?: { href: string; label: string }
  children: ReactNode
}

/** One line of `FactList`. */
export function Fact({ name, change, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {change && (
        <dd className={styles.change}>
          <Link to={change.href}>
            <Icon icon={EditIcon} size={18} />
            <span aria-hidden="true">{texts.change}</span>
            <VisuallyHidden>{change.label}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  )
}

interface AddressProps {
  of: Partial<VisitAddress>
  home: Home | undefined
}

/** The parts of an address as they were typed, which no translation may change. Each keeps its own direction. */
export function AddressLine({ of: address, home }: AddressProps) {
  return addressParts(address, home).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Two parts may be the same text; their places never change.
    <Fragment key={index}>
      {index > 0 && <span>{COMMA}</span>}
      <bdi translate="no">{part}</bdi>
    </Fragment>
  ))
}

/** The address, and whether a pin goes with it. */
export function Address(address: AddressProps) {
  return (
    <>
      <AddressLine {...address} />
      {address.home?.pin && <p>{texts.pin}</p>}
    </>
  )
}

/** A name, number or code, which no translation may change. */
export function Untranslated({ children }: { children: string | null | undefined }) {
  return (
    <bdi translate="no" dir="auto">
      {children}
    </bdi>
  )
}

/** A number with hyphens, as of a licence: no line is broken inside it. */
export function NumberText({ children }: { children: string }) {
  return (
    <bdi translate="no" className={styles.number}>
      {children}
    </bdi>
  )
}

export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}
