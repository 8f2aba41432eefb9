import { Link } from 'react-router-dom'
import { useHost } from '@homecare/remote-kit/host-context'
import { ButtonLink } from '@homecare/ui/button'
import { PhoneIcon } from '@homecare/ui/icons'
import { messages } from '../../messages'
import styles from './first-page.module.css'

export function FirstPage() {
  const { profile, publicUrl } = useHost()
  return (
    <div className={styles.page}>
      <title>{`${messages.title} | ${profile.name}`}</title>
      <meta name="description" content={messages.description(profile.name)} />
      <link rel="canonical" href={`${publicUrl}/new-remote`} />
      <h1>{messages.title}</h1>
      <p>{messages.text(profile.name)}</p>
      <ButtonLink as={Link} href="/contact" icon={PhoneIcon}>
        {messages.contact}
      </ButtonLink>
    </div>
  )
}
