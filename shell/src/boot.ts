import { LOCALE } from '@homecare/federation/locales'
import { arabicIndic } from '@homecare/texts/digits'
import { createClickReplay } from './boot/click-replay'
import { meetsFloor } from './boot/floor'
import { loadMainScript } from './boot/main-script'
import { emulatePopovers } from './boot/popover-fallback'
import { showStartNotice } from './boot/start-notice'
import { guardSinks } from './boot/trusted-types'
import { whenToStart } from './boot/when-to-start'
import * as startTexts from './locales/en/start.json'
import { learnReportTokens, releaseIn, reportError } from './report'
import { STATE_ID, type ShellState } from './state'

// The first script of every page, which contains it. It is built for old engines, since it says what they lack; elsewhere it starts the
// page's script, without delaying what a visitor sees, and keeps their clicks until the page answers to them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The document server wrote it from a ShellState.
const state = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '{}') as Partial<ShellState>

if (LOCALE === 'ar' && state.profile?.arabicDigits) {
  globalThis.arabicDigits = arabicIndic
  document.documentElement.style.setProperty('--digits', 'arabic-indic')
}
globalThis.pageReports = { reportError, releaseIn, learnReportTokens }
if (meetsFloor()) {
  guardSinks()
  emulatePopovers()
  let started = false
  const start = () => {
    if (started) return
    started = true
    loadMainScript(state, clicks.release)
    clicks.expectPage()
  }
  const clicks = createClickReplay(start)
  whenToStart(state.page ?? { kind: 'client-rendered', hydrate: 'load' }, start)
} else {
  // A prerendered page can be read and its forms sent without a script; the notice says that something is missing.
  showStartNotice(startTexts.belowFloor, state.profile, false)
}
