import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './anchor'
import { classNames } from './class-names'
import { Icon, type IconDrawing } from './icon'
import { Spinner } from './spinner'
import styles from './button.module.css'

/** `primary` is clay: one on a screen, for the action that matters. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

type Look = {
  variant?: ButtonVariant | undefined
  size?: 'md' | 'sm' | undefined
  icon?: IconDrawing | undefined
  iconEnd?: IconDrawing | undefined
  /** Takes the whole width that is there. */
  wide?: boolean | undefined
}

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string }

const look = ({ variant = 'primary', size = 'md', wide }: Look, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)

const inside = ({ icon, iconEnd, size }: Look, children: ReactNode) => (
  <>
    {icon && <Icon icon={icon} size={size === 'sm' ? 16 : 20} />}
    <span>{children}</span>
    {iconEnd && <Icon icon={iconEnd} size={size === 'sm' ? 16 : 20} />}
  </>
)

/** While `busy` it keeps its focus, ignores presses and reads `busyLabel`. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, wide }, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Spinner size={size === 'sm' ? 16 : 20} />
          <span>{busyLabel ?? children}</span>
        </>
      ) : (
        inside({ icon, iconEnd, size }, children)
      )}
    </button>
  )
}

export type ButtonLinkProps = AnchorProps & Look

/** A link that looks like a button; pass the router's Link as `as`. */
export function ButtonLink({ variant, size, icon, iconEnd, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={look({ variant, size, wide }, className)}>
      {inside({ icon, iconEnd, size }, children)}
    </Anchor>
  )
}
