import { slotWhen } from '@homecare/domain/slot-text'
import { keepInTab, removeKept } from '@homecare/remote-kit/kept-offline'
import * as cartTexts from '../locales/en/cart.json'
import * as savedDraftTexts from '../locales/en/saved-draft.json'
import * as summaryTexts from '../locales/en/summary.json'
import { isEmptyDraft, type Draft } from './draft'
import { PATHS } from './steps'
import { stepOf } from './use-url-sync'
import type { WizardActor, WizardSnapshot } from './wizard-provider'

const ID = 'draft'

let kept: WizardActor | null = null

/** Tells the page "You are offline" of this tab's draft, from now on. The draft itself is in draft-storage.ts. */
export function keepDraft(wizard: WizardActor): void {
  if (kept === wizard) return
  kept = wizard
  const keep = (snapshot: WizardSnapshot) => {
    const { draft } = snapshot.context
    const step = stepOf(snapshot)
    if (isEmptyDraft(draft)) removeKept(ID)
    else if (step && step !== 'payment' && step !== 'status') keepInTab(ID, noteOf(draft, PATHS[step]))
  }
  keep(wizard.getSnapshot())
  wizard.subscribe(keep)
}

/** It names no test: others may look on. */
function noteOf({ testIds, packageIds, date, time }: Draft, href: string) {
  const chosen = { name: savedDraftTexts.chosen, value: cartTexts.items({ count: testIds.length + packageIds.length }) }
  const when = {
    name: summaryTexts.when,
    value: date && time ? slotWhen({ date, time }) : summaryTexts.noTime,
  }
  return { title: savedDraftTexts.title, action: savedDraftTexts.action, href, facts: [chosen, when] }
}
