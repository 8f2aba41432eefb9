import { useHost } from '@homecare/remote-kit/host-context'
import { Notice } from '@homecare/ui/notice'
import { ContactScene } from '../../art/scenes'
import { contactForm, contactMeta, contactPage, contactWarning, whatHappensNext } from '../../content/contact'
import { BannerWithBreadcrumb } from '../../parts/banner-with-breadcrumb'
import { PageMeta } from '../../parts/page-meta'
import { RequestCard } from '../../parts/request/request-card'
import { ServicePartView } from '../../parts/service-part'
import { StructuredData } from '../../parts/structured-data/structured-data'
import { medicalBusiness } from '../../parts/structured-data/things'
import { ContactForm } from './contact-form'
import { ContactMethods } from './contact-methods'
import styles from './contact-page.module.css'

export function ContactPage() {
  const host = useHost()
  return (
    <>
      <PageMeta path="/contact" {...contactMeta} />
      <StructuredData things={[medicalBusiness(host)]} />
      <BannerWithBreadcrumb compact title={contactPage.title} lead={contactPage.lead} illustration={<ContactScene />} />
      <div className={styles.body}>
        <RequestCard id="form" texts={contactForm}>
          <ContactForm />
        </RequestCard>
        <div className={styles.aside}>
          <ContactMethods />
          <Notice kind="warning" title={contactWarning.title}>
            {contactWarning.text}
          </Notice>
          <ServicePartView part={whatHappensNext} />
        </div>
      </div>
    </>
  )
}
