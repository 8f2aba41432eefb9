import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { REMEMBERED } from '@homecare/remote-kit/remembered'
import { ButtonLink } from '@homecare/ui/button'
import { Icon } from '@homecare/ui/icon'
import { CalendarIcon, TestTubeIcon } from '@homecare/ui/icons'
import { HeroNight, HeroRecovery, HeroWindow } from '../../art/scenes'
import carouselStyles from '../../parts/carousel/carousel.module.css'
import { useCarousel } from '../../parts/carousel/use-carousel'
import { assurances, carouselName, hero, slideName } from '../../content/home'
import { HeroButtons } from './hero-buttons'
import styles from './hero.module.css'

const INTERVAL_MS = 5000
const scenes: readonly ComponentType[] = [HeroWindow, HeroRecovery, HeroNight]

const Greeting = lazy(() =>
  import('./greeting').then(
    ({ Greeting: Loaded }) => ({ default: Loaded }),
    // The page goes without it.
    () => ({ default: () => null }),
  ),
)

function readStored(): string | null {
  try {
    return localStorage.getItem(REMEMBERED)
  } catch {
    return null
  }
}

const never = () => () => {}

export function HomeHero() {
  const stored = useSyncExternalStore(never, readStored, () => null)
  const count = hero.slides.length
  const carousel = useCarousel({ count, interval: INTERVAL_MS })
  return (
    <div className={styles.hero}>
      {stored !== null && (
        <Suspense>
          <Greeting stored={stored} />
        </Suspense>
      )}
      <section className={styles.inner} aria-roledescription={carouselName} aria-label={hero.label} {...carousel.frame}>
        <div className={carouselStyles.slides} aria-live={carousel.running ? 'off' : 'polite'}>
          {hero.slides.map((slide, index) => {
            const Art = scenes[index]
            const Heading = index === 0 ? 'h1' : 'h2'
            return (
              <div
                key={slide.heading}
                className={`${carouselStyles.slide} ${styles.slide}`}
                role="group"
                aria-roledescription={slideName}
                aria-label={hero.position({ index: index + 1, count })}
                data-slide
                data-shown={index === carousel.index || undefined}
              >
                <div className={styles.textColumn}>
                  <Heading className={styles.heading}>{slide.heading}</Heading>
                  <p className={styles.text}>{slide.text}</p>
                  <div className={styles.actions}>
                    <ButtonLink href="/contact" as={Link} icon={CalendarIcon}>
                      {hero.action}
                    </ButtonLink>
                    <ButtonLink href="/bookbloodtest" as={Link} icon={TestTubeIcon} variant="secondary">
                      {hero.tests}
                    </ButtonLink>
                  </div>
                </div>
                <div className={styles.picture}>{Art && <Art />}</div>
              </div>
            )
          })}
        </div>
        <HeroButtons carousel={carousel} count={count} />
      </section>
      <ul className={styles.assurances}>
        {assurances.map((item) => (
          <li key={item.text} className={styles.assurance}>
            <Icon icon={item.icon} size={22} />
            <span>{item.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
