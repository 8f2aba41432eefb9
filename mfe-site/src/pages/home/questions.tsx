import { Accordion } from '@homecare/ui/accordion'
import { Section } from '@homecare/ui/section'
import { faqHeading } from '../../content/home-written'
import { questions } from '../../locales/en/faq.json'
import { FilledText } from '../../parts/filled-text'
import styles from './questions.module.css'

export function Questions() {
  return (
    <Section deferred slidesIn compact id="faq">
      <div className={styles.pair}>
        <div className={styles.head}>
          <h2>{faqHeading.heading}</h2>
          <p className={styles.lead}>{faqHeading.lead}</p>
        </div>
        <Accordion
          items={questions.map((item) => ({
            question: item.question,
            answer: (
              <p>
                <FilledText text={item.answer} />
              </p>
            ),
          }))}
        />
      </div>
    </Section>
  )
}
