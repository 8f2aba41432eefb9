import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PATHS } from '../../wizard/steps'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'

/**
 * Books the package that a link to this page names, as `?package=1`. The number leaves the address first, so that going
 * back to this page does not book the package again. A number that is not offered changes nothing.
 */
export function useLinkedPackage(): void {
  const wizard = useWizard()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const linked = query.get('package')
  const waiting = useRef<number | null>(null)
  const catalogue = useWizardState((state) => (state.matches('choosing') ? state.context.catalogue : null))

  useEffect(() => {
    if (linked === null) return
    waiting.current = Number(linked)
    void navigate(PATHS.choosing, { replace: true })
  }, [linked, navigate])

  useEffect(() => {
    const packageId = waiting.current
    if (packageId === null || linked !== null || !catalogue) return
    waiting.current = null
    if (catalogue.packages.some((pack) => pack.id === packageId)) wizard.send({ type: 'BOOK_PACKAGE', packageId })
  }, [linked, catalogue, wizard])
}
