import { arabic } from '@homecare/domain/arabic-formats'
import { Icon } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@homecare/ui/icons'
import carouselStyles from '../../parts/carousel/carousel.module.css'
import type { useCarousel } from '../../parts/carousel/use-carousel'
import { hero } from '../../content/home'
import styles from './hero.module.css'

const arrow = `${carouselStyles.round} ${carouselStyles.wideOnly}`

/** Pause always; the arrows only where there is room for them, above 475 px. */
export function HeroButtons({ carousel, count }: { carousel: ReturnType<typeof useCarousel>; count: number }) {
  const place = `${carousel.index + 1} / ${count}`
  return (
    <div className={`${carouselStyles.buttons} ${styles.buttons}`}>
      <button
        type="button"
        className={carouselStyles.round}
        onClick={carousel.toggle}
        aria-label={carousel.running ? hero.pause : hero.play}
      >
        <Icon icon={carousel.running ? PauseIcon : PlayIcon} />
      </button>
      <button type="button" className={arrow} onClick={carousel.previous} data-turn={-1} aria-label={hero.previous}>
        <Icon icon={ChevronLeftIcon} />
      </button>
      <span dir="ltr" className={carouselStyles.place} aria-hidden="true">
        {arabic ? arabic.digits(place) : place}
      </span>
      <button type="button" className={arrow} onClick={carousel.next} data-turn={1} aria-label={hero.next}>
        <Icon icon={ChevronRightIcon} />
      </button>
    </div>
  )
}
