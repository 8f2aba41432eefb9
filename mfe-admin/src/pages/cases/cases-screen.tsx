import { useRef } from 'react'
import type { CaseList } from '@homecare/contract/cases'
import { Button } from '@homecare/ui/button'
import { FilterForm } from '../../parts/filter-form'
import { SearchField } from '../../parts/form-fields'
import { useKeys } from '../../parts/keys/use-keys'
import { useSlashKey } from '../../parts/keys/use-slash-key'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { Tiles } from '../../parts/tiles'
import { CaseTable } from './case-table'
import { casesMessages as text } from './messages'
import { MOST, useCases } from './use-cases'
import styles from './cases-screen.module.css'

const TYPED = ['search']

/** The desk's list of everybody who has asked for care. j and k go from case to case. */
export function CasesScreen() {
  const { filter, loaded, set, limit, showMore } = useCases()
  const form = useRef<HTMLFormElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useSlashKey(form)
  const step = (by: number): boolean => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('a[data-case]') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]
    next?.focus()
    return next !== undefined
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  const isFiltered = Object.keys(filter).length > 1 || filter.show === 'closed'
  return (
    <Screen lead={text.lead} loaded={loaded}>
      <CaseTiles counts={loaded.data?.counts} />
      <FilterForm
        label={text.filter.label}
        element={form}
        values={{ search: filter.search ?? '' }}
        typed={TYPED}
        onFilter={({ search = '' }) => set('search', search)}
      >
        <div className={styles.search}>
          <SearchField
            name="search"
            label={text.filter.search}
            title={undefined}
            placeholder={text.filter.searchPlaceholder}
          />
        </div>
        <QuickChoices filter={filter} set={set} />
      </FilterForm>
      <LoadedBody loaded={loaded}>
        {({ items, nextCursor }) => (
          <div ref={body} className={styles.body}>
            <CaseTable items={items} empty={isFiltered ? text.emptyFilter : text.empty} />
            {nextCursor && limit < MOST && (
              <Button variant="secondary" size="sm" className={styles.more} onClick={showMore}>
                {text.more}
              </Button>
            )}
            {nextCursor && limit >= MOST && <p className={styles.note}>{text.onlySome(items.length)}</p>}
          </div>
        )}
      </LoadedBody>
    </Screen>
  )
}

function CaseTiles({ counts }: { counts: CaseList['counts'] | undefined }) {
  const { tiles } = text
  return (
    <Tiles
      label={tiles.label}
      className={styles.tiles}
      tiles={[
        { key: 'open', label: tiles.open, value: counts?.open, tone: 'whole' },
        { key: 'due', label: tiles.due, value: counts?.due, tone: counts?.due ? 'alarm' : undefined },
        { key: 'unplanned', label: tiles.unplanned, value: counts?.unplanned },
      ]}
    />
  )
}

type Cases = ReturnType<typeof useCases>

/** The most used filters as toggle buttons. */
function QuickChoices({ filter, set }: Pick<Cases, 'filter' | 'set'>) {
  const { quick } = text
  const choices = [
    { name: 'responsible', value: 'me', label: quick.mine, isOn: filter.responsible === 'me' },
    { name: 'responsible', value: 'none', label: quick.none, isOn: filter.responsible === 'none' },
    { name: 'state', value: 'paused', label: quick.paused, isOn: filter.state === 'paused' },
    { name: 'show', value: 'closed', label: quick.closed, isOn: filter.show === 'closed' },
  ] as const
  return (
    <div className={styles.quick} role="group" aria-label={quick.label}>
      {choices.map(({ name, value, label, isOn }) => (
        <Button
          key={value}
          variant={isOn ? 'secondary' : 'quiet'}
          size="sm"
          aria-pressed={isOn}
          onClick={() => set(name, isOn ? '' : value)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
