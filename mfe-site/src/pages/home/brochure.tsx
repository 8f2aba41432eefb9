import { LOCALE, SOURCE_LOCALE } from '@homecare/domain/locales'
import { ButtonLink } from '@homecare/ui/button'
import { Section } from '@homecare/ui/section'
import { DownloadIcon } from '@homecare/ui/icons'
import { BrochureScene } from '../../art/scenes'
import { brochureSection } from '../../content/home-written'
import styles from './brochure.module.css'

const ADDRESS = LOCALE === SOURCE_LOCALE ? '/Broucher.pdf' : `/Broucher.pdf?locale=${LOCALE}`

/** The brochure for download; the specification sets its file name. */
export function Brochure() {
  return (
    <Section deferred slidesIn compact tone="sage" id="brochure">
      <div className={styles.pair}>
        <div className={styles.textColumn}>
          <h2>{brochureSection.heading}</h2>
          <p className={styles.text}>{brochureSection.text}</p>
          <div className={styles.action}>
            <ButtonLink href={ADDRESS} download="Broucher.pdf" icon={DownloadIcon} variant="secondary">
              {brochureSection.action}
            </ButtonLink>
            <span className={styles.format}>{brochureSection.format}</span>
          </div>
        </div>
        <div className={styles.picture}>
          <BrochureScene />
        </div>
      </div>
    </Section>
  )
}
