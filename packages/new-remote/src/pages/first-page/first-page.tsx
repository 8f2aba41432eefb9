import { Link } from 'react-router-dom'
import { useHost } from '@homecare/remote-kit/host-context'
import { ButtonLink } from '@homecare/ui/button'
import { PhoneIcon } from '@homecare/ui/icons'
import { PageBanner } from '@homecare/ui/page-banner'
import { messages } from '../../messages'

export function FirstPage() {
  const { profile, publicUrl } = useHost()
  return (
    <>
      <title>{`${messages.title} | ${profile.name}`}</title>
      <meta name="description" content={messages.description(profile.name)} />
      <link rel="canonical" href={`${publicUrl}/new-remote`} />
      <PageBanner title={messages.title} lead={messages.text(profile.name)}>
        <ButtonLink as={Link} href="/contact" icon={PhoneIcon}>
          {messages.contact}
        </ButtonLink>
      </PageBanner>
    </>
  )
}
