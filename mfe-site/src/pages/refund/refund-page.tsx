import { Notice } from '@homecare/ui/notice'
import { RefundScene } from '../../art/scenes'
import { refundAside, refundMeta, refundNever, refundPage, refundParts, refundRules } from '../../content/refund-policy'
import { BannerWithBreadcrumb } from '../../parts/banner-with-breadcrumb'
import { PageMeta } from '../../parts/page-meta'
import { ServicePartView } from '../../parts/service-part'
import { TextWithAside } from '../../parts/text-with-aside'
import { AskAboutOrder } from './ask-about-order'

export function RefundPage() {
  return (
    <>
      <PageMeta path="/refund-policy" {...refundMeta} />
      <BannerWithBreadcrumb title={refundPage.title} lead={refundPage.lead} illustration={<RefundScene />} />
      <TextWithAside
        label={refundAside.label}
        aside={
          <>
            <AskAboutOrder />
            <Notice kind="warning" title={refundNever.title}>
              {refundNever.text}
            </Notice>
          </>
        }
      >
        {[refundRules, ...refundParts].map((part) => (
          <ServicePartView key={part.heading} part={part} />
        ))}
      </TextWithAside>
    </>
  )
}
