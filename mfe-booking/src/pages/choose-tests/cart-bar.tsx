import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { missingAed, preparation, testsOf, totalOf } from '@homecare/domain/cart'
import { closingTheGap } from '@homecare/domain/closing-the-gap'
import { formatAed } from '@homecare/domain/money'
import { Button, ButtonLink } from '@homecare/ui/button'
import { ChevronDownIcon, ChevronUpIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import * as texts from '../../locales/en/cart.json'
import { preloadCalendar } from '../../parts/slot-picker/load-calendar'
import { linesOf } from '../../wizard/cart-updates'
import { PATHS } from '../../wizard/steps'
import { useWizardState } from '../../wizard/wizard-provider'
import { BelowMinimum } from './below-minimum'
import { CartItems } from './cart-items'
import { reportIn } from './report-in'
import styles from './cart-bar.module.css'

export const CART = 'your-booking'

/**
 * At the bottom of the screen once something is chosen, replacing the shell's action bar; in DOM order
 * before the long list of tests. Changes of its text are announced to screen readers.
 */
export const CartBar = memo(function CartBar() {
  const lines = useWizardState((state) => linesOf(state.context), sameLines)
  const catalogue = useWizardState((state) => state.context.catalogue)
  const draft = useWizardState((state) => state.context.draft)
  const [open, setOpen] = useState(false)
  const begun = lines.length > 0
  useEffect(() => {
    if (begun) preloadCalendar()
  }, [begun])
  const bar = useRef<HTMLElement>(null)
  const hasAdded = useRef(false)
  const total = totalOf(lines)
  const minimum = catalogue?.minimumFils ?? 0
  const missing = missingAed(total, minimum)
  const hint = missing > 0 ? texts.missing({ minimum: formatAed(minimum, 'if-any'), aed: missing }) : texts.free
  // The button that had the focus is gone: it goes to what can be done next.
  useEffect(() => {
    if (hasAdded.current) bar.current?.querySelector('a')?.focus()
    hasAdded.current = false
  }, [missing])
  const items = texts.items({ count: lines.length })
  const announcement = begun ? `${items}. ${texts.total({ text: formatAed(total) })}. ${hint}.` : ''
  return (
    <>
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
      {begun && catalogue && (
        <section
          ref={bar}
          id={CART}
          className={styles.bar}
          aria-label={texts.label}
          tabIndex={-1}
          data-cart-bar
          data-step-bar
          data-missing={missing > 0 || undefined}
        >
          {open && <CartItems lines={lines} />}
          <div className={styles.row}>
            <div className={styles.sum}>
              <p className={styles.total}>{formatAed(total)}</p>
              <Button
                variant="quiet"
                size="sm"
                iconEnd={open ? ChevronDownIcon : ChevronUpIcon}
                aria-expanded={open}
                className={styles.toggle}
                onClick={() => setOpen(!open)}
              >
                <VisuallyHidden>{`${open ? texts.hide : texts.show} `}</VisuallyHidden>
                <span>{items}</span>
              </Button>
            </div>
            {missing > 0 ? (
              <BelowMinimum
                hint={hint}
                missing={missing}
                offer={closingTheGap(catalogue, draft, minimum)}
                onAdd={() => (hasAdded.current = true)}
              />
            ) : (
              <>
                <p className={styles.hints}>
                  <span className={styles.hint}>{hint}</span>
                  <span>{reportIn(preparation(testsOf(catalogue, draft)).turnaroundHours)}</span>
                </p>
                <ButtonLink as={Link} href={PATHS.slot} className={styles.go}>
                  {texts.book}
                </ButtonLink>
              </>
            )}
          </div>
        </section>
      )}
    </>
  )
})

const sameLines = (a: ReturnType<typeof linesOf>, b: ReturnType<typeof linesOf>) =>
  JSON.stringify(a) === JSON.stringify(b)
