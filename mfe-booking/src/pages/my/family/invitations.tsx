import { PhoneText } from '@homecare/remote-kit/phone-text'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Notice } from '@homecare/ui/notice'
import { PLACE, TextAround } from '@homecare/ui/text-around'
import { confirmFamily, endFamily } from '../../../api/my'
import * as texts from '../../../locales/en/my.json'
import type { MyParts } from '../my-view'
import { useChange } from '../use-my'
import styles from '../my.module.css'

/** Other phones that want to manage this one's visits. What they will see stands above the button that lets them. */
export function Invitations({ my, onMy, onSignedOut }: MyParts) {
  const client = useClient()
  const { busy, refusal, change } = useChange(onMy, onSignedOut)
  const invitations = my.family.filter(({ role, state }) => role === 'isManagedBy' && state === 'invited')
  return (
    <>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {invitations.map(({ id, phoneNumber }) => (
        <Card as="section" tone="sage" padding="lg" key={id} className={styles.visit}>
          <h2 className={styles.heading}>
            <TextAround text={texts.asked({ phone: PLACE })}>
              <PhoneText number={phoneNumber} />
            </TextAround>
          </h2>
          <p>{texts.askedWhat}</p>
          <div className={styles.links}>
            <Button busy={busy} onClick={() => void change(confirmFamily(client, id))}>
              {texts.confirm}
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => void change(endFamily(client, id))}>
              {texts.decline}
            </Button>
          </div>
        </Card>
      ))}
    </>
  )
}
