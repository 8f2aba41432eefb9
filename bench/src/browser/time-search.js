// Added to the catalogue's page: `searchTimes` gets, for each key press, the milliseconds until its results are painted.
globalThis.searchTimes = []
document.addEventListener('input', ({ target, timeStamp }) => {
  if (target.type !== 'search') return
  const searched = `“${target.value.trim()}”`
  // The count of results, or the title where there are none: both name what was searched.
  const named = () => [...document.querySelectorAll('main [role=status], main h2, main h3')]
  const isShown = () => named().some(({ textContent }) => textContent.includes(searched))
  const observer = new MutationObserver(() => {
    if (!isShown()) return
    observer.disconnect()
    // A task after the frame in which the results are drawn.
    requestAnimationFrame(() => setTimeout(() => globalThis.searchTimes.push(performance.now() - timeStamp)))
  })
  observer.observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true })
})
