import { ButtonLink } from '@homecare/ui/button'
import { messages } from '../messages'
import { useHost } from './host-context'
import styles from './contact-ways.module.css'

/** The way out when the screen can't help: phone and chat. */
export function ContactWays() {
  const { phone, chatNumber } = useHost().profile
  return (
    <div className={styles.ways}>
      <ButtonLink variant="secondary" size="sm" icon="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {messages.contact.call(phone)}
      </ButtonLink>
      <ButtonLink variant="secondary" size="sm" icon="chat" href={`https://wa.me/${chatNumber}`} rel="noopener">
        {messages.contact.chat}
      </ButtonLink>
    </div>
  )
}
