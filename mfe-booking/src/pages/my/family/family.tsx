import { useState } from 'react'
import type { My } from '@homecare/contract/my'
import { PhoneText } from '@homecare/remote-kit/phone-text'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { UsersIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { endFamily } from '../../../api/my'
import * as texts from '../../../locales/en/my.json'
import { Untranslated } from '../../../parts/facts'
import type { MyParts } from '../my-view'
import { useChange } from '../use-my'
import { InviteForm } from './invite-form'
import styles from '../my.module.css'

type FamilyLink = My['family'][number]

/** Whether it waits for the other, or who of both sees the other's visits. */
const roleText = ({ role, state }: FamilyLink): string => {
  if (state === 'invited') return texts.waiting
  return role === 'manages' ? texts.managed : texts.manages
}

/** The phones whose visits this one manages, and those that manage this one's. */
export function Family({ my, onMy, onSignedOut }: MyParts) {
  const client = useClient()
  const { busy, refusal, change } = useChange(onMy, onSignedOut)
  const [form, setForm] = useState<'closed' | 'open' | 'sent'>('closed')
  // An invitation to this phone stands at the top of the page.
  const links = my.family.filter(({ role, state }) => role === 'manages' || state === 'confirmed')
  return (
    <section aria-label={texts.family} className={styles.part}>
      <h2 className={styles.heading}>{texts.family}</h2>
      <p className={styles.text}>{texts.familyLead}</p>
      {links.length > 0 && (
        <ul className={styles.list}>
          {links.map((link) => (
            <Card as="li" key={link.id} className={styles.row}>
              <div>
                <p className={styles.strong}>
                  {link.role === 'manages' ? (
                    <Untranslated>{link.name}</Untranslated>
                  ) : (
                    <PhoneText number={link.phoneNumber} />
                  )}
                </p>
                {link.role === 'manages' && (
                  <p>
                    <PhoneText number={link.phoneNumber} />
                  </p>
                )}
                <p className={styles.quiet}>{roleText(link)}</p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                busy={busy}
                aria-label={
                  link.state === 'invited'
                    ? texts.takeBackOf({ name: link.name })
                    : texts.endOf({ name: link.role === 'manages' ? link.name : link.phoneNumber })
                }
                onClick={() => void change(endFamily(client, link.id))}
              >
                {link.state === 'invited' ? texts.takeBack : texts.end}
              </Button>
            </Card>
          ))}
        </ul>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {form === 'sent' && <Notice kind="success">{texts.invited}</Notice>}
      {form === 'open' ? (
        <InviteForm
          onSignedOut={onSignedOut}
          onStop={() => setForm('closed')}
          onInvited={(next) => {
            onMy(next)
            setForm('sent')
          }}
        />
      ) : (
        <div>
          <Button variant="secondary" icon={UsersIcon} onClick={() => setForm('open')}>
            {texts.invite}
          </Button>
        </div>
      )}
    </section>
  )
}
