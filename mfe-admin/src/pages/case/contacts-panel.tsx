import { useState } from 'react'
import type { CareCase } from '@homecare/contract/cases'
import { phoneLink, showPhone } from '@homecare/domain/phone'
import { Button } from '@homecare/ui/button'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { usePermission } from '../../api/use-permission'
import { TitledPanel } from '../../parts/panel'
import { ContactDialog } from './contact-dialog'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'
import styles from './contacts-panel.module.css'

const text = caseText.contacts
type Contact = CareCase['contacts'][number]

/** Whom to call. The last contact can't be removed. */
export function ContactsPanel(props: CaseProps) {
  const { contacts } = props.careCase
  const mayWork = usePermission('work-on-cases')
  const { busy, refusal, change } = useCaseChange(props)
  const [edited, setEdited] = useState<Contact | 'new' | null>(null)
  const remove = ({ id, name }: Contact) =>
    void change(
      id,
      (api, { params, version }) =>
        api.post('/api/cases/{id}/contacts/{partId}/remove', { params: { ...params, partId: id }, body: { version } }),
      text.removed(name),
    )
  return (
    <TitledPanel title={text.title}>
      <ul className={styles.contacts}>
        {contacts.map((contact) => {
          const { id, name, phoneNumber, email, relation } = contact
          const of = <VisuallyHidden>{name}</VisuallyHidden>
          return (
            <li key={id} className={styles.contact}>
              <span className={styles.who}>
                <bdi className={styles.name}>{name}</bdi>
                {relation && <span className={styles.quiet}>, {relation}</span>}
              </span>
              <a href={phoneLink(phoneNumber)}>{showPhone(phoneNumber)}</a>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {mayWork && (
                <span className={styles.actions}>
                  <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setEdited(contact)}>
                    {text.edit} {of}
                  </Button>
                  {contacts.length > 1 && (
                    <Button variant="quiet" size="sm" busy={busy === id} onClick={() => remove(contact)}>
                      {text.remove} {of}
                    </Button>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
      {mayWork && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.add}
          aria-haspopup="dialog"
          onClick={() => setEdited('new')}
        >
          {text.add}
        </Button>
      )}
      <ContactDialog contact={edited} onClose={() => setEdited(null)} {...props} />
    </TitledPanel>
  )
}
