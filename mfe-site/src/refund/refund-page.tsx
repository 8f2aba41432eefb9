import type { Host } from '@homecare/federation/contract'
import { Notice } from '@homecare/ui/notice'
import { RefundScene } from '../art/refund-scene'
import { refundAside, refundMeta, refundNever, refundPage, refundParts, refundRules } from '../content/refund-policy'
import { PageHead } from '../page-head'
import { PageMeta } from '../page-meta'
import { ServicePartView } from '../service/service-part'
import { AskAboutOrder } from './ask-about-order'
import styles from './refund-page.module.css'

export function RefundPage({ host }: { host: Host }) {
  return (
    <>
      <PageMeta host={host} path="/refund-policy" {...refundMeta} />
      <PageHead title={refundPage.title} lead={refundPage.lead} illustration={<RefundScene />} />
      <div className={styles.body}>
        <article className={styles.parts}>
          {[refundRules, ...refundParts].map((part) => (
            <ServicePartView key={part.heading} host={host} part={part} />
          ))}
        </article>
        <aside className={styles.aside} aria-label={refundAside.label}>
          <AskAboutOrder host={host} />
          <Notice kind="warning" title={refundNever.title}>
            {refundNever.text}
          </Notice>
        </aside>
      </div>
    </>
  )
}
