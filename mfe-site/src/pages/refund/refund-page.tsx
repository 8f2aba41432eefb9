import { Notice } from '@homecare/ui/notice'
import { RefundScene } from '../../art/scenes'
import { refundAside, refundMeta, refundNever, refundPage, refundParts, refundRules } from '../../content/refund-policy'
import { BannerWithBreadcrumb } from '../../parts/banner-with-breadcrumb'
import { PageMeta } from '../../parts/page-meta'
import { ServicePartView } from '../../parts/service-part'
import { AskAboutOrder } from './ask-about-order'
import styles from './refund-page.module.css'

export function RefundPage() {
  return (
    <>
      <PageMeta path="/refund-policy" {...refundMeta} />
      <BannerWithBreadcrumb title={refundPage.title} lead={refundPage.lead} illustration={<RefundScene />} />
      <div className={styles.body}>
        <article className={styles.parts}>
          {[refundRules, ...refundParts].map((part) => (
            <ServicePartView key={part.heading} part={part} />
          ))}
        </article>
        <aside className={styles.aside} aria-label={refundAside.label}>
          <AskAboutOrder />
          <Notice kind="warning" title={refundNever.title}>
            {refundNever.text}
          </Notice>
        </aside>
      </div>
    </>
  )
}
