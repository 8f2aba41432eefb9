import { asWritten } from '@homecare/remote-kit/as-written'
import { useHost } from '@homecare/remote-kit/host-context'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { FileIcon, HomeIcon, ShieldIcon } from '@homecare/ui/icons'
import { PageBanner } from '@homecare/ui/page-banner'
import * as texts from '../../locales/en/catalogue.json'
import styles from './hero.module.css'

/** It never changes, and as a component it was a sixth of the page's own script. */
const SampleKitArt = asWritten('svg', async () => (await import('./sample-kit-art')).SampleKitArt, {
  attributes: { viewBox: '0 0 480 360', 'aria-hidden': true },
})

export function ChooseTestsHero() {
  const { reportDays } = useHost().profile
  const { heading, lead, collection, labs, reports } = texts
  const list: [IconDrawing, string][] = [
    [HomeIcon, collection],
    [ShieldIcon, labs],
    [FileIcon, reports({ days: reportDays })],
  ]
  return (
    <PageBanner
      compact
      title={heading}
      lead={<span className={styles.lead}>{lead}</span>}
      illustration={
        <div className={styles.art}>
          <SampleKitArt />
        </div>
      }
    >
      <ul className={styles.promises}>
        {list.map(([icon, text]) => (
          <li key={text} className={styles.promise}>
            <span className={styles.mark}>
              <Icon icon={icon} size={22} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </PageBanner>
  )
}
