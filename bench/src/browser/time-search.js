// Added to the catalogue's page: `searchTimes` gets, for each key press, the milliseconds until its results are painted.
globalThis.searchTimes = []
let observer = new MutationObserver(() => {})
const measure = ({ target, timeStamp }) => {
  if (target.type !== 'search') return
  // A press without results must not cost the following ones anything.
  observer.disconnect()
  // The count of results names what was searched.
  const value = target.value.trim()
  const searched = [`“${value}”`, `«\u2068${value}\u2069»`]
  const isShown = () =>
    [...document.querySelectorAll('main [role=status]')].some(({ textContent }) =>
      searched.some((each) => textContent.includes(each)),
    )
  observer = new MutationObserver(() => {
    if (!isShown()) return
    observer.disconnect()
    // A task after the frame in which the results are drawn.
    requestAnimationFrame(() => setTimeout(() => globalThis.searchTimes.push(performance.now() - timeStamp)))
  })
  observer.observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true })
}
// Before the page's own listeners, which may show the results while they handle the event.
addEventListener('input', measure, { capture: true })
