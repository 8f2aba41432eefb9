import { useState } from 'react'
import { PageHead } from '@homecare/remote-kit/page-head'
import { LoadFailure, Waiting } from '@homecare/remote-kit/waiting'
import { offlineOr } from '@homecare/remote-kit/offline'
import { Card } from '@homecare/ui/card'
import { PageBanner } from '@homecare/ui/page-banner'
import { Section } from '@homecare/ui/section'
import { Skeleton } from '@homecare/ui/skeleton'
import * as texts from '../../locales/en/my.json'
import { ContactLinks } from '../../parts/contact-links'
import { NoScript } from '../../parts/no-script'
import { PhoneSignIn } from '../../parts/sign-in/phone-sign-in'
import { MY_PAGE } from '../paths'
import { MyView } from './my-view'
import { useMy } from './use-my'
import styles from './my.module.css'

/** All visits of a phone's owner, who has shown by a code that the phone is theirs. Opening it changes nothing. */
export function MyPage() {
  const { title, description, keywords, heading, lead, noScript } = texts
  return (
    <>
      <PageHead path={MY_PAGE} title={title} description={description} keywords={keywords} />
      <meta name="referrer" content="strict-origin" />
      <PageBanner compact title={heading} lead={lead} />
      <Section tight>
        <NoScript text={noScript} />
        <MyContents />
      </Section>
    </>
  )
}

function MyContents() {
  const { state, replace, signOut, reload } = useMy()
  const [isNew, setNew] = useState(false)
  if (state === 'loading')
    return (
      <Waiting text={texts.loading} slowText={texts.slow} className={styles.waiting}>
        <Skeleton block />
        <Skeleton lines={4} />
      </Waiting>
    )
  if (state === 'failed')
    return (
      <LoadFailure title={texts.loadFailed} retryLabel={texts.retry} onRetry={reload} size="sm" more={<ContactLinks />}>
        {offlineOr(texts.loadFailedHelp)}
      </LoadFailure>
    )
  if (state === 'signed out')
    return (
      <Card as="section" padding="lg" className={styles.signIn}>
        <h2 className={styles.heading}>{texts.signInTitle}</h2>
        <p>{texts.signInLead}</p>
        <PhoneSignIn
          onSignedIn={() => {
            setNew(true)
            reload()
          }}
        />
      </Card>
    )
  return <MyView my={state} takesFocus={isNew} onMy={replace} onSignedOut={signOut} onReload={reload} />
}
