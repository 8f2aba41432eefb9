import { useState } from 'react'
import type { Picture } from '@homecare/contract/pictures'
import { Button } from '@homecare/ui/button'
import { PlusIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { usePolledQuery } from '../../api/use-polled-query'
import { LoadedBody } from '../../parts/loaded-body'
import { Screen } from '../../parts/screen'
import { picturesMessages as text } from './messages'
import { PictureDrawer } from './picture-drawer'
import { PictureList } from './picture-list'
import { RemovePictureDialog } from './remove-picture-dialog'

const KINDS = ['team', 'rooms'] as const

/** What is open beside the lists: the form of a new picture or of the texts of one, or the question before its removal. */
type Action = { kind: 'add' } | { kind: 'edit' | 'remove'; picture: Picture }

/** The provider's pictures of its staff and rooms, in the order of the site. */
export function PicturesScreen() {
  const loaded = usePolledQuery(['pictures'], (api, options) => api.get('/api/pictures', options))
  const [action, setAction] = useState<Action | null>(null)
  const close = () => setAction(null)
  const add = (
    <Button variant="secondary" size="sm" icon={PlusIcon} onClick={() => setAction({ kind: 'add' })}>
      {text.add}
    </Button>
  )
  return (
    <Screen lead={text.lead} loaded={loaded} actions={loaded.data && add}>
      <LoadedBody loaded={loaded}>
        {({ pictures }) => (
          <>
            <Notice kind="info">{text.consent}</Notice>
            {KINDS.map((kind) => (
              <PictureList
                key={kind}
                kind={kind}
                pictures={pictures.filter((picture) => picture.kind === kind)}
                onPictures={loaded.set}
                onEdit={(picture) => setAction({ kind: 'edit', picture })}
                onRemove={(picture) => setAction({ kind: 'remove', picture })}
              />
            ))}
          </>
        )}
      </LoadedBody>
      <PictureDrawer
        open={action?.kind === 'add' || action?.kind === 'edit'}
        picture={action?.kind === 'edit' ? action.picture : null}
        onPictures={loaded.set}
        onClose={close}
      />
      <RemovePictureDialog
        picture={action?.kind === 'remove' ? action.picture : null}
        onPictures={loaded.set}
        onClose={close}
      />
    </Screen>
  )
}
