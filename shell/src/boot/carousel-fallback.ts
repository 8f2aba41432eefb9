/**
 * A carousel whose buttons have `data-turn` works before the page's script; its component continues from the slide
 * that is shown. True if the button was one of these.
 */
export function turnCarousel(button: HTMLElement): boolean {
  const by = Number(button.dataset.turn)
  if (!by) return false
  const slides = [
    ...(button.closest('[aria-roledescription=carousel]')?.querySelectorAll<HTMLElement>('[data-slide]') ?? []),
  ]
  const shown = slides.findIndex((slide) => slide.dataset.shown)
  for (const slide of slides) delete slide.dataset.shown
  const next = slides[(shown + by + slides.length) % slides.length]
  if (next) next.dataset.shown = 'true'
  return true
}
