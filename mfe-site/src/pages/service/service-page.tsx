import { useHost } from '@homecare/remote-kit/host-context'
import { Link } from 'react-router-dom'
import { phoneHref } from '@homecare/remote-kit/contact-hrefs'
import { ButtonLink } from '@homecare/ui/button'
import { CalendarIcon, PhoneIcon, TestTubeIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { serviceArt } from '../../art/service-art'
import { bookingForm, servicePageTexts } from '../../content/booking-form'
import type { ServicePage } from '../../content/service-page'
import { BannerWithBreadcrumb } from '../../parts/banner-with-breadcrumb'
import { PageMeta } from '../../parts/page-meta'
import { RequestCard } from '../../parts/request/request-card'
import { StructuredData } from '../../parts/structured-data/structured-data'
import { breadcrumbList, serviceThing } from '../../parts/structured-data/things'
import { BookAppointment } from './book-appointment'
import { BookOnline } from './book-online'
import { ServiceFacts } from './facts'
import { OtherServices } from './other-services'
import { RequestBar } from './request-bar'
import { ServicePartView } from '../../parts/service-part'
import { TeamStrip } from '../../parts/team-strip'
import styles from './service-page.module.css'

export function ServicePageView({ page }: { page: ServicePage }) {
  const host = useHost()
  const Art = serviceArt[page.path]
  const trail = [
    { name: servicePageTexts.home, path: '/' },
    { name: page.title, path: page.path },
  ]
  return (
    <>
      <PageMeta path={page.path} {...page.meta} />
      <StructuredData things={[serviceThing(host, page), breadcrumbList(host, trail)]} />
      <BannerWithBreadcrumb title={page.title} lead={page.lead} illustration={<Art />}>
        <div className={styles.actions}>
          {page.action && (
            <ButtonLink as={Link} href={page.action.href} icon={TestTubeIcon}>
              {page.action.label}
            </ButtonLink>
          )}
          <ButtonLink href="#book" icon={CalendarIcon} variant={page.action ? 'secondary' : 'primary'}>
            {servicePageTexts.book}
          </ButtonLink>
          <ButtonLink href={phoneHref(host.profile)} variant="secondary" icon={PhoneIcon}>
            {servicePageTexts.call}
          </ButtonLink>
        </div>
      </BannerWithBreadcrumb>
      <div className={styles.body}>
        <article className={styles.description}>
          <ServiceFacts facts={page.facts} />
          {page.action && <BookOnline />}
          {page.parts.map((part) => (
            <ServicePartView key={part.heading} part={part} />
          ))}
          <TeamStrip />
          <Notice kind="warning" title={page.warning.title}>
            {page.warning.text}
          </Notice>
          <RequestBar action={page.action} />
        </article>
        <div className={styles.aside}>
          <div className={styles.form}>
            <RequestCard id="book" texts={bookingForm}>
              <BookAppointment choice={page.choice} />
            </RequestCard>
          </div>
          <OtherServices current={page.path} />
        </div>
      </div>
    </>
  )
}
