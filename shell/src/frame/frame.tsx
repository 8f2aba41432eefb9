import { Suspense, type ReactNode } from 'react'
import type { Locale } from '@homecare/federation/locales'
import { classNames } from '@homecare/ui/class-names'
import * as messages from '../locales/en/frame.json'
import { ActionBar } from './action-bar'
import { Footer } from './footer'
import { Header } from './header'
import { useShell } from '../shell-context'
import styles from './frame.module.css'

declare const BUILD_LOCALE: Locale | undefined
/** In an English build no page is in another language, and nothing of what says so. */
const CAN_BE_FOREIGN = typeof BUILD_LOCALE === 'string' && BUILD_LOCALE !== 'en'

interface FrameProps {
  layout: 'public' | 'bare'
  /** True for a page that is in English among those of another language. */
  isForeign?: boolean
  children: ReactNode
}

/**
 * The header and footer around a page. A bare page has neither, and keeps its state when the layout changes. Each has a boundary of
 * its own, so that React takes a page over part by part: first what a visitor clicks on, which is seldom the footer.
 */
export function Frame({ layout, children, ...rest }: FrameProps) {
  const isForeign = CAN_BE_FOREIGN && rest.isForeign === true
  const { areaOnly } = useShell()
  const framed = layout === 'public' && !areaOnly
  const below = framed ? styles.content : styles.bare
  return (
    <>
      {framed ? (
        <Suspense>
          <Header />
        </Suspense>
      ) : null}
      {isForeign && !areaOnly ? <p className={classNames(below, styles.foreign)}>{messages.onlyEnglish}</p> : null}
      <main
        id="content"
        tabIndex={-1}
        className={isForeign ? styles.bare : below}
        {...(isForeign && { lang: 'en', dir: 'ltr' })}
      >
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
