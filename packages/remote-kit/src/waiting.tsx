import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { RefreshIcon } from '@homecare/ui/icons'

const SLOW_MS = 4_000

interface WaitingProps {
  /** For screen readers. */
  text: string
  /** For everybody, after four seconds. */
  slowText?: string
  className?: string | undefined
  /** The outline of what will be here, and what visitors without scripts need. */
  children: ReactNode
}

/** A placeholder for content that loads. */
export function Waiting({ text, slowText, className, children }: WaitingProps) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={className}>
      <p role="status">{slow && slowText ? slowText : <VisuallyHidden>{text}</VisuallyHidden>}</p>
      {children}
    </div>
  )
}

interface LoadFailureProps {
  title: string
  /** Links or buttons for something else that the visitor can do. */
  children: ReactNode
  retryLabel: string
  onRetry: () => void
  size?: 'sm' | 'md'
  /** Shown beside the button. */
  more?: ReactNode
}

/** In the place of content that could not be loaded. */
export function LoadFailure({ title, children, retryLabel, onRetry, size = 'md', more }: LoadFailureProps) {
  const action = (
    <>
      <Button variant="secondary" size={size} icon={RefreshIcon} onClick={onRetry}>
        {retryLabel}
      </Button>
      {more}
    </>
  )
  return (
    <Notice kind="error" title={title} action={action}>
      {children}
    </Notice>
  )
}
