import type { Host } from '@homecare/federation/contract';
import { RefundScene } from '../art/refund-scene';
import { refundMeta, refundPage, refundParts, refundRules } from '../content/refund-policy';
import { PageHead } from '../page-head';
import { PageMeta } from '../page-meta';
import { ServicePartView } from '../service/service-part';
import styles from './refund-page.module.css';

export function RefundPage({ host }: { host: Host }) {
  return (
    <>
      <PageMeta host={host} path="/refund-policy" {...refundMeta} />
      <PageHead title={refundPage.title} lead={refundPage.lead} illustration={<RefundScene />} />
      <div className={styles.body}>
        {[refundRules, ...refundParts].map((part) => (
          <ServicePartView key={part.heading} host={host} part={part} />
        ))}
      </div>
    </>
  );
}
