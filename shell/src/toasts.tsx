import '@homecare/ui/toast.css'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled'

const place = document.createElement('div')
createRoot(place).render(
  <ToastContainer position="bottom-left" autoClose={5000} draggable draggablePercent={80} pauseOnHover newestOnTop />,
)

/** What failed and then succeeded must not be read as both. */
const errors: Id[] = []

export function showToast(kind: 'success' | 'error' | 'info', text: string): void {
  // What writes the page's body again, as some extensions do, takes it away.
  if (!place.isConnected) document.body.append(place)
  // A bar may grow by what it says about the same event.
  bars.disconnect()
  for (const bar of document.querySelectorAll(BARS)) bars.observe(bar)
  keepClear()
  if (kind === 'success') for (const error of errors.splice(0)) toast.dismiss(error)
  const shown = toast[kind](text)
  if (kind === 'error') errors.push(shown)
}

export const dismissAll = (): void => toast.dismiss()

const BARS = '[data-step-bar], nav[data-tone=ink]'
const bars = new ResizeObserver(keepClear)

function keepClear(): void {
  // Without such a bar, as in the admin area, the page's own style applies.
  if (document.querySelector(BARS)) place.style.setProperty('--toast-clearance', `${heightOfBars()}px`)
  else place.style.removeProperty('--toast-clearance')
}

/** Bars at the bottom of the screen, a step's bar with a total or the action bar, stay visible. */
function heightOfBars(): number {
  const atBottom = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < innerHeight && bottom >= innerHeight - 1)
  return Math.max(0, ...atBottom.map(({ top }) => innerHeight - top))
}
