import type { ReactNode } from 'react'
import { ActionBar } from './action-bar'
import { Footer } from './footer'
import { Header } from './header'
import { useShell } from '../shell-context'
import styles from './frame.module.css'

/** The header and footer around a page. A bare page has neither, and keeps its state when the layout changes. */
export function Frame({ layout, children }: { layout: 'public' | 'bare'; children: ReactNode }) {
  const { areaOnly } = useShell()
  const framed = layout === 'public' && !areaOnly
  return (
    <>
      {framed ? <Header /> : null}
      <main id="content" tabIndex={-1} className={framed ? styles.content : styles.bare}>
        {children}
      </main>
      {framed ? <Footer /> : null}
      {framed ? <ActionBar /> : null}
      {framed ? <div className={styles.clearance} /> : null}
    </>
  )
}
