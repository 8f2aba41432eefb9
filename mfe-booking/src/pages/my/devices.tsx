import { patientTime } from '@homecare/domain/clock'
import { PhoneText } from '@homecare/remote-kit/phone-text'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Notice } from '@homecare/ui/notice'
import { PLACE, TextAround } from '@homecare/ui/text-around'
import { endSession } from '../../api/my'
import * as texts from '../../locales/en/my.json'
import { Untranslated } from '../../parts/facts'
import type { MyParts } from './my-view'
import { useChange } from './use-my'
import styles from './my.module.css'

/** The server writes `Chrome on Linux`; the names of both are the same everywhere. */
function nameOf(device: string): string {
  const [browser = '', system] = device.split(' on ')
  return system === undefined ? device : texts.browserOn({ browser, system })
}

/** Where this phone's page is open without another code, this browser first. */
export function Devices({ my, onSignedOut, onReload }: Omit<MyParts, 'onMy'> & { onReload: () => void }) {
  const client = useClient()
  const { busy, refusal, change } = useChange(undefined, onSignedOut)
  const sessions = [...my.sessions].sort((a, b) => Number(b.isThis) - Number(a.isThis))
  return (
    <section aria-label={texts.devices} className={styles.part}>
      <h2 className={styles.heading}>{texts.devices}</h2>
      <p className={styles.quiet}>
        <TextAround text={texts.signedInAs({ phone: PLACE })}>
          <PhoneText number={my.phoneNumber} />
        </TextAround>
      </p>
      <ul className={styles.list}>
        {sessions.map(({ id, device, lastSeenAt, isThis }) => (
          <Card as="li" key={id} className={styles.row}>
            <div>
              <p>
                <Untranslated>{nameOf(device)}</Untranslated>
              </p>
              <p className={styles.quiet}>
                {isThis ? texts.thisDevice : texts.lastSeen({ when: patientTime(new Date(lastSeenAt)) })}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              aria-label={isThis ? undefined : texts.signOutOf({ device: nameOf(device) })}
              onClick={() =>
                void change(endSession(client, id)).then((isEnded) => {
                  if (isEnded && isThis) onSignedOut()
                  else if (isEnded) onReload()
                })
              }
            >
              {texts.signOut}
            </Button>
          </Card>
        ))}
      </ul>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </section>
  )
}
