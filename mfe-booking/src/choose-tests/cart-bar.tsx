import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { missingAed, totalOf } from '@homecare/domain/cart'
import { formatAed } from '@homecare/domain/money'
import { Button, ButtonLink } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { messages } from '../messages'
import { preloadCalendar } from '../select-slot/calendar'
import { linesOf } from '../wizard/cart-updates'
import { PATHS } from '../wizard/steps'
import { useWizard, useWizardState } from '../wizard/wizard-provider'
import { CartItems } from './cart-items'
import styles from './cart-bar.module.css'

/** Fixed at the bottom once something is chosen; its words are announced as they change. */
export function CartBar() {
  const { reportDays } = useWizard().host.profile
  const lines = useWizardState((state) => linesOf(state.context), sameLines)
  const [open, setOpen] = useState(false)
  const begun = lines.length > 0
  useEffect(() => {
    if (begun) preloadCalendar()
  }, [begun])
  const text = messages.cart
  const total = totalOf(lines)
  const minimum = useWizardState((state) => state.context.catalogue?.minimumFils ?? 0)
  const missing = missingAed(total, minimum)
  const hint = missing > 0 ? text.missing(missing) : text.free
  const items = text.items(lines.length)
  const spoken = begun ? `${items}. ${text.total(formatAed(total))}. ${hint}.` : ''
  return (
    <>
      <p role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </p>
      {begun && (
        <section className={styles.bar} aria-label={text.label} data-cart-bar>
          {open && <CartItems lines={lines} />}
          <div className={styles.row}>
            <div className={styles.sum}>
              <p className={styles.total}>{formatAed(total)}</p>
              <Button
                variant="quiet"
                size="sm"
                iconEnd={open ? 'chevron-down' : 'chevron-up'}
                aria-expanded={open}
                className={styles.toggle}
                onClick={() => setOpen(!open)}
              >
                <VisuallyHidden>{`${open ? text.hide : text.show} `}</VisuallyHidden>
                {items}
              </Button>
            </div>
            <p className={styles.hints}>
              <span className={styles.hint}>{hint}</span>
              <span>{text.reports(reportDays)}</span>
            </p>
            <ButtonLink as={Link} href={PATHS.slot} className={styles.go}>
              {text.book}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  )
}

const sameLines = (a: ReturnType<typeof linesOf>, b: ReturnType<typeof linesOf>) =>
  JSON.stringify(a) === JSON.stringify(b)
