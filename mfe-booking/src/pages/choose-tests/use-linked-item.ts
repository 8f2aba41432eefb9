import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PATHS } from '../../wizard/steps'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'

/**
 * Chooses the item that a link to this page names: books the package of `?package=1`, adds the test of `?test=1`. The number leaves
 * the address first, so that going back to this page does not choose it again. A number that is not offered changes nothing.
 */
export function useLinkedItem(): void {
  const wizard = useWizard()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const pack = query.get('package')
  const test = query.get('test')
  const linked = pack ?? test
  const waiting = useRef<{ id: number; isPackage: boolean } | null>(null)
  const catalogue = useWizardState((state) => (state.matches('choosing') ? state.context.catalogue : null))

  useEffect(() => {
    if (linked === null) return
    waiting.current = { id: Number(linked), isPackage: pack !== null }
    void navigate(PATHS.choosing, { replace: true })
  }, [linked, pack, navigate])

  useEffect(() => {
    const item = waiting.current
    if (item === null || linked !== null || !catalogue) return
    waiting.current = null
    const { id, isPackage } = item
    if (!catalogue[isPackage ? 'packages' : 'tests'].some((each) => each.id === id)) return
    wizard.send(isPackage ? { type: 'BOOK_PACKAGE', packageId: id } : { type: 'ADD_TEST', testId: id })
  }, [linked, catalogue, wizard])
}
