import styles from './skip-link.module.css'

/** First thing in the tab order; jumps over the frame to the page's content. */
export function SkipLink({ href = '#content', children }: { href?: string; children: string }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  )
}
