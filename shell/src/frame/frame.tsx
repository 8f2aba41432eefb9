import { Suspense, type ReactNode } from 'react'
import { ActionBar } from './action-bar'
import { Footer } from './footer'
import { Header } from './header'
import { useShell } from '../shell-context'
import styles from './frame.module.css'

/**
 * The header and footer around a page. A bare page has neither, and keeps its state when the layout changes. Each has a boundary of
 * its own, so that React takes a page over part by part: first what a visitor clicks on, which is seldom the footer.
 */
export function Frame({ layout, children }: { layout: 'public' | 'bare'; children: ReactNode }) {
  const { areaOnly } = useShell()
  const framed = layout === 'public' && !areaOnly
  return (
    <>
      {framed ? (
        <Suspense>
          <Header />
        </Suspense>
      ) : null}
      <main id="content" tabIndex={-1} className={framed ? styles.content : styles.bare}>
        {children}
      </main>
      {framed ? (
        <Suspense>
          <Footer />
          <ActionBar />
        </Suspense>
      ) : null}
      {framed ? <div className={styles.clearance} /> : null}
    </>
  )
}
