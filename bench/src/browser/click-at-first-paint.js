// Runs in the page from the start, so that the connection to the browser doesn't count: clicks a button of the first
// slides once they are painted, repeatedly, since not every framework replays an early click, and records when the click
// took effect.
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
    // The slides advance automatically and the button pauses them. With reduced motion they wait for the click.
    play: { button: () => button(/^play/i), isDone: () => button(/^pause/i) !== undefined },
  }
  const click = CLICKS[globalThis.clickOn]

  const RETRY_MS = 100
  let pressedAt = 0

  const check = () => {
    if (click.isDone()) globalThis.clickDoneAt = performance.now()
    else if (performance.now() - pressedAt > RETRY_MS) clickButton()
    else requestAnimationFrame(check)
  }
  const clickButton = () => {
    const target = click.button()
    if (!target) return requestAnimationFrame(clickButton)
    for (const type of ['pointerdown', 'pointerup'])
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
    target.click()
    pressedAt = performance.now()
    return check()
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    clickButton()
  }).observe({ type: 'paint', buffered: true })
}
