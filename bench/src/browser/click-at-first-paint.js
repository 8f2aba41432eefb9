// Runs in the page from its very beginning, so that neither the wire to the browser nor its answers are part of the
// time: presses a button of the first slides once they are painted, again and again as an impatient visitor does, since
// not every framework keeps a click that came too early, and notes when it has done what it is for.
{
  const all = (selector) => [...document.querySelectorAll(`#content ${selector}`)]
  const button = (label) =>
    all('[aria-roledescription=carousel] button').find((each) => label.test(each.getAttribute('aria-label') ?? ''))
  const CLICKS = {
    // Another slide is shown.
    next: {
      button: () => button(/^next/i),
      isDone: () =>
        all('[aria-roledescription=slide]')
          .slice(1)
          .some((slide) => slide.hasAttribute('data-shown')),
    },
    // The slides turn by themselves, and the button offers to stop them. Less motion was asked for, so they wait for it.
    play: { button: () => button(/^play/i), isDone: () => button(/^pause/i) !== undefined },
  }
  const click = CLICKS[globalThis.clickOn]

  const AGAIN_MS = 100
  let pressedAt = 0

  const look = () => {
    if (click.isDone()) globalThis.clickDoneAt = performance.now()
    else if (performance.now() - pressedAt > AGAIN_MS) press()
    else requestAnimationFrame(look)
  }
  const press = () => {
    const target = click.button()
    if (!target) return requestAnimationFrame(press)
    for (const type of ['pointerdown', 'pointerup'])
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    target.click()
    pressedAt = performance.now()
    return look()
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    press()
  }).observe({ type: 'paint', buffered: true })
}
