import { useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { DrawerForm } from '../../parts/drawer-form'
import { partsMessages } from '../../parts/messages'
import type { CatalogueItem } from './item-filter'
import { ItemFields } from './item-fields'
import { itemErrors, itemValuesOf, type ItemValues } from './item-values'
import { catalogueMessages } from './messages'
import { useItemSave } from './use-item-save'

const text = catalogueMessages.form

interface ItemDrawerProps {
  open: boolean
  /** Null to add one. */
  item: CatalogueItem | null
  kind: CatalogueItem['kind']
  items: readonly CatalogueItem[]
  onItems: (items: CatalogueItems) => void
  onClose: () => void
}

/** The form of a new test or package, or of one with everything that it is. */
export function ItemDrawer({ open, item, kind, onClose, ...rest }: ItemDrawerProps) {
  return (
    <Dialog
      place="end"
      open={open}
      title={item ? text.editOf(item.name) : catalogueMessages.add[kind]}
      closeLabel={partsMessages.form.back}
      onClose={onClose}
    >
      <ItemForm item={item} kind={kind} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function ItemForm({ item, kind, items, onItems, onClose }: Omit<ItemDrawerProps, 'open'>) {
  // A refresh of the list must not change the fields while somebody types.
  const [base, setBase] = useState(item)
  const [initial, setInitial] = useState(() => itemValuesOf(item))
  const { refusal, save } = useItemSave({
    item: base,
    kind,
    onItems,
    onMoved: (now) => {
      setBase(now)
      setInitial(itemValuesOf(now))
    },
  })

  const submit = async (values: ItemValues) => {
    const errors = await save(values)
    if (errors) return errors
    onClose()
    return undefined
  }

  return (
    // After somebody else's change the untouched fields show it, and what was typed stays.
    <ServerForm<ItemValues>
      onSubmit={submit}
      initialValues={initial}
      keepDirtyOnReinitialize
      validate={(values) => itemErrors(kind, values)}
    >
      {({ handleSubmit, submitting }) => (
        <DrawerForm onSubmit={handleSubmit} saving={submitting} onBack={onClose}>
          <ItemFields kind={kind} items={items} />
          {refusal && <Notice kind="error">{refusal}</Notice>}
        </DrawerForm>
      )}
    </ServerForm>
  )
}
