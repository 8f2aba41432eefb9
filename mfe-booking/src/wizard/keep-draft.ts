import { formatDate } from '@homecare/domain/dates'
import { keepInTab, removeKept } from '@homecare/remote-kit/kept-offline'
import { messages } from '../messages'
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
  const text = messages.savedDraft
  const chosen = { name: text.chosen, value: messages.cart.items(testIds.length + packageIds.length) }
  const when = {
    name: messages.summary.when,
    value: date && time ? `${formatDate(date)}, ${time}` : messages.summary.noTime,
  }
  return { title: text.title, action: text.action, href, facts: [chosen, when] }
}
