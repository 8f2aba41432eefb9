import type { Browser } from 'playwright'
import { slowClick, type FirstSlidesButton } from './browser/slow-visit'
import type { Measurement } from './measurement'
import { againstVariants } from './variants'

const clickOn = (button: FirstSlidesButton) => async (browser: Browser, url: string) =>
  (await slowClick(browser, url, button)).ms

/**
 * Measures how much federation delays the first interaction: clicks on "next" of the slides from first paint on.
 * It also measures a click that needs the framework: "play" on the same slides.
 */
export const firstClick: Measurement = {
  id: 'S2',
  title: 'first working click on the home page, Slow 4G, CPU ÷ 4',
  goal: '≤ 1.15× the single-bundle build, ≤ 0.7× Next 16; one that needs the page’s script ≤ 1.0× Next 16',
  run: (ctx) =>
    againstVariants(ctx, [
      { label: '/', limit: 'click', ms: clickOn('next') },
      { label: "/ first click that needs the page's script,", limit: 'pageClick', ms: clickOn('play') },
    ]),
}
