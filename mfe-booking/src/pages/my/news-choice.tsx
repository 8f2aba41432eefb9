import { useHost } from '@homecare/remote-kit/host-context'
import { useClient } from '@homecare/remote-kit/use-client'
import { Card } from '@homecare/ui/card'
import { Notice } from '@homecare/ui/notice'
import { RadioChoice } from '@homecare/ui/radio-choice'
import { WAYS } from '@homecare/domain/news'
import { setContactBy } from '../../api/my'
import { ways as wayNames } from '../../locales/en/contact-by.json'
import * as texts from '../../locales/en/my.json'
import type { MyParts } from './my-view'
import { useChange } from './use-my'
import styles from './my.module.css'

/** How news reaches this phone's owner; nothing where email is the only way. */
export function NewsChoice({ my, onMy, onSignedOut }: MyParts) {
  const client = useClient()
  const { profile } = useHost()
  const { refusal, change } = useChange(onMy, onSignedOut)
  const ways = WAYS.filter((way) => my.ways.includes(way))
  if (ways.length < 2) return null
  return (
    <section aria-label={texts.settings} className={styles.part}>
      <h2 className={styles.heading}>{texts.settings}</h2>
      <Card className={styles.visit}>
        <RadioChoice
          label={texts.way}
          options={ways.map((value) => ({ value, label: wayNames[value] }))}
          chosen={my.contactBy}
          onChoose={(way) => void change(setContactBy(client, way))}
          detail={texts.ways[my.contactBy]({ provider: profile.name })}
        />
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </Card>
    </section>
  )
}
