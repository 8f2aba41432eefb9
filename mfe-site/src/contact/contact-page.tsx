import type { Host } from '@homecare/federation/contract'
import { Notice } from '@homecare/ui/notice'
import { ContactScene } from '../art/contact-scene'
import { contactForm, contactMeta, contactPage, contactWarning, whatHappensNext } from '../content/contact'
import { PageHead } from '../page-head'
import { PageMeta } from '../page-meta'
import { RequestCard } from '../request/request-card'
import { ServicePartView } from '../service/service-part'
import { medicalBusiness } from '../structured-data/medical-business'
import { StructuredData } from '../structured-data/structured-data'
import { ContactForm } from './contact-form'
import { ContactWays } from './contact-ways'
import styles from './contact-page.module.css'

export function ContactPage({ host }: { host: Host }) {
  return (
    <>
      <PageMeta host={host} path="/contact" {...contactMeta} />
      <StructuredData things={[medicalBusiness(host)]} />
      <PageHead title={contactPage.title} lead={contactPage.lead} illustration={<ContactScene />} />
      <div className={styles.body}>
        <RequestCard id="form" texts={contactForm}>
          <ContactForm host={host} />
        </RequestCard>
        <div className={styles.aside}>
          <ContactWays host={host} />
          <Notice kind="warning" title={contactWarning.title}>
            {contactWarning.text}
          </Notice>
          <ServicePartView host={host} part={whatHappensNext} />
        </div>
      </div>
    </>
  )
}
