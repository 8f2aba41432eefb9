import { classNames } from './class-names'
import styles from './skeleton.module.css'

export type SkeletonProps = { lines?: number; block?: boolean; className?: string | undefined }

/** A placeholder for content that loads: `lines` of text, or a `block` (10rem, or as `className` says). Say "loading" beside it, once. */
export function Skeleton({ lines = 3, block = false, className }: SkeletonProps) {
  if (block) return <span className={classNames(styles.block, className)} aria-hidden="true" />
  return (
    <span className={classNames(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  )
}
