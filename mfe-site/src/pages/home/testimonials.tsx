import { approvalState } from '@homecare/domain/advertising'
import { useHost } from '@homecare/remote-kit/host-context'
import { useToday } from '@homecare/remote-kit/use-today'
import { Icon } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon } from '@homecare/ui/icons'
import { LogoMark } from '@homecare/ui/logo-mark'
import { Section } from '@homecare/ui/section'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import carouselStyles from '../../parts/carousel/carousel.module.css'
import { useCarousel } from '../../parts/carousel/use-carousel'
import { carouselName, testimonials } from '../../content/home'
import styles from './testimonials.module.css'

/** Hidden once the approval of advertising is over; a page that was made before that day notices it. */
export function Testimonials({ all = testimonials.items }: { all?: typeof testimonials.items }) {
  const { profile } = useHost()
  const today = useToday()
  return today && approvalState(profile.advertising, today) === 'over' ? null : <Reviews all={all} />
}

/** One review at a time; the buttons show the others. Those without a source are not shown. */
function Reviews({ all }: { all: typeof testimonials.items }) {
  const items = all.flatMap(({ source, ...item }) => (source ? [{ ...item, source }] : []))
  const carousel = useCarousel({ count: items.length })
  if (items.length === 0) return null
  return (
    <Section deferred slidesIn compact tone="ink" heading={testimonials.heading} width="narrow">
      <div role="group" aria-roledescription={carouselName} aria-label={testimonials.label} {...carousel.frame}>
        <div className={`${carouselStyles.slides} ${styles.slides}`} aria-live="polite">
          {items.map((item, index) => (
            <figure
              aria-label={item.headline}
              key={item.headline}
              className={`${carouselStyles.slide} ${styles.slide}`}
              data-slide
              data-shown={index === carousel.index || undefined}
            >
              <span className={styles.mark}>
                <LogoMark size={56} />
              </span>
              <div className={styles.text}>
                <h3 className={styles.headline}>{item.headline}</h3>
                <blockquote className={styles.quote}>{testimonials.quoted({ quote: item.quote })}</blockquote>
                <p className={styles.by}>
                  <span>{item.by}</span>
                  <span className={styles.source}>
                    <span>{testimonials.source}</span>{' '}
                    <a href={item.source.url} target="_blank" rel="noreferrer">
                      <span translate="no">{item.source.name}</span>
                      <VisuallyHidden>{` ${testimonials.newTab}`}</VisuallyHidden>
                    </a>
                  </span>
                </p>
              </div>
            </figure>
          ))}
        </div>
        <div className={`${carouselStyles.buttons} ${styles.buttons}`}>
          <button
            type="button"
            className={carouselStyles.round}
            onClick={carousel.previous}
            data-turn={-1}
            aria-label={testimonials.previous}
          >
            <Icon icon={ChevronLeftIcon} />
          </button>
          <button
            type="button"
            className={carouselStyles.round}
            onClick={carousel.next}
            data-turn={1}
            aria-label={testimonials.next}
          >
            <Icon icon={ChevronRightIcon} />
          </button>
        </div>
      </div>
    </Section>
  )
}
