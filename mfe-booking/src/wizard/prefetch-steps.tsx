import { useEffect } from 'react'
import { isEmptyDraft } from './draft'
import { useWizard, useWizardState, type WizardActor } from './wizard-provider'

/** Loads the code of the next steps as soon as something is chosen, so that going on needs no waiting. */
export function PrefetchSteps({ load }: { load: () => Promise<{ keepDraft: (wizard: WizardActor) => void }> }) {
  const wizard = useWizard()
  const isBegun = useWizardState(({ context }) => !isEmptyDraft(context.draft))
  useEffect(() => {
    // Without a network the step itself tries again, and says what is wrong.
    if (isBegun)
      load().then(
        ({ keepDraft }) => keepDraft(wizard),
        () => undefined,
      )
  }, [isBegun, load, wizard])
  return null
}
