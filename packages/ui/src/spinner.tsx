import styles from './spinner.module.css'

/** Decoration beside a word that says what is going on; with `label` it says so itself. `size` in px. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  const ring = (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
  return label ? (
    <span className={styles.labelled} role="status">
      {ring}
      <span>{label}</span>
    </span>
  ) : (
    ring
  )
}
