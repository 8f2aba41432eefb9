import styles from './email-text.module.css'

/** An email address, which on a narrow screen breaks behind its @ and dots, never in a word that fits. No translation changes it. */
export function EmailText({ email }: { email: string }) {
  const parts = email.match(/[^@.]+[@.]*|[@.]+/g) ?? []
  return (
    <span dir="ltr" translate="no" className={styles.email}>
      {/* oxlint-disable-next-line react/no-array-index-key -- Two parts may be the same text; their places never change. */}
      {parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}
    </span>
  )
}
