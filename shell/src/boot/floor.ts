/**
 * True in a browser of the supported floor or newer (docs/decisions/020-supported-browsers.md): Safari 16.4,
 * Firefox 115, Chrome 109. The features stand for their years; the page's script and styles use many more of them.
 */
export function meetsFloor(): boolean {
  return (
    // Safari 16.4 brought it together with the syntax of the page's script.
    'CompressionStream' in globalView() &&
    typeof AbortSignal === 'function' &&
    'timeout' in AbortSignal &&
    'findLast' in Array.prototype &&
    'showModal' in (globalView().HTMLDialogElement || function none() {}).prototype &&
    typeof CSS === 'object' &&
    CSS.supports('container-type', 'inline-size') &&
    CSS.supports('block-size', '1dvb')
  )
}

/** `globalThis` is younger than some browsers that run this. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript knows only browsers that have it.
const globalView = () => window as unknown as { HTMLDialogElement?: { prototype: object } }
