import type { ReactNode } from 'react'

/** The address of a phone link: digits and a leading plus. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

export function PhoneLink({ phone, children }: { phone: string; children?: ReactNode }) {
  return <a href={phoneHref(phone)}>{children ?? <bdi dir="ltr">{phone}</bdi>}</a>
}
