import { Icon } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@homecare/ui/icons'
import carousel from '../../parts/carousel/carousel.module.css'
import type { useCarousel } from '../../parts/carousel/use-carousel'
import { hero } from '../../content/home'
import styles from './hero.module.css'

const arrow = `${carousel.round} ${carousel.wideOnly}`

/** Pause always; the arrows only where there is room for them, above 475 px. */
export function HeroButtons({ turn, count }: { turn: ReturnType<typeof useCarousel>; count: number }) {
  return (
    <div className={`${carousel.buttons} ${styles.buttons}`}>
      <button
        type="button"
        className={carousel.round}
        onClick={turn.toggle}
        aria-label={turn.running ? hero.pause : hero.play}
      >
        <Icon icon={turn.running ? PauseIcon : PlayIcon} />
      </button>
      <button type="button" className={arrow} onClick={turn.previous} data-turn={-1} aria-label={hero.previous}>
        <Icon icon={ChevronLeftIcon} />
      </button>
      <span dir="ltr" className={carousel.place} aria-hidden="true">
        {turn.index + 1} / {count}
      </span>
      <button type="button" className={arrow} onClick={turn.next} data-turn={1} aria-label={hero.next}>
        <Icon icon={ChevronRightIcon} />
      </button>
    </div>
  )
}
