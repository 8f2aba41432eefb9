import type { Host } from '@homecare/federation/contract';
import { Card } from '@homecare/ui/card';
import { Notice } from '@homecare/ui/notice';
import { ContactScene } from '../art/contact-scene';
import { contactMeta, contactPage, contactWarning, whatHappensNext } from '../content/contact';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { ServicePartView } from '../service/service-part';
import { ContactForm } from './contact-form';
import { ContactWays } from './contact-ways';
import styles from './contact-page.module.css';

export function ContactPage({ host }: { host: Host }) {
  return (
    <>
      <PageMeta host={host} path="/contact" {...contactMeta} />
      <PageHead title={contactPage.title} lead={contactPage.lead} illustration={<ContactScene />} />
      <div className={styles.body}>
        <Card as="section" padding="lg" className={styles.form}>
          <h2 id="form" className={styles.heading} tabIndex={-1}>
            {contactPage.formHeading}
          </h2>
          <p className={styles.lead}>{contactPage.formLead}</p>
          <ContactForm host={host} />
        </Card>
        <div className={styles.aside}>
          <ContactWays host={host} />
          <ServicePartView host={host} part={whatHappensNext} />
          <Notice kind="warning" title={contactWarning.title}>
            {contactWarning.text}
          </Notice>
        </div>
      </div>
    </>
  );
}
