import { useState } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import type { Picture, Pictures } from '@homecare/contract/pictures'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { DrawerForm } from '../../parts/drawer-form'
import { partsMessages } from '../../parts/messages'
import { picturesMessages } from './messages'
import { PictureFields } from './picture-fields'
import { valuesOf, type PictureErrors, type PictureValues } from './picture-values'
import { usePictureSave } from './use-picture-save'

const text = picturesMessages.form
const MAX_BYTES = 10 * 1024 * 1024

interface PictureDrawerProps {
  open: boolean
  /** Null to add one. */
  picture: Picture | null
  onPictures: (pictures: Pictures) => void
  onClose: () => void
}

/** The form of a new picture, or of the texts of one. */
export function PictureDrawer({ open, picture, onClose, onPictures }: PictureDrawerProps) {
  const title = picture ? picturesMessages.editOf(picture.caption) : picturesMessages.add
  return (
    <Dialog place="end" open={open} title={title} closeLabel={partsMessages.form.back} onClose={onClose}>
      <PictureForm picture={picture} onPictures={onPictures} onClose={onClose} />
    </Dialog>
  )
}

function PictureForm({ picture, onPictures, onClose }: Omit<PictureDrawerProps, 'open'>) {
  const [initial] = useState(() => valuesOf(picture))
  const { refusal, sent, save } = usePictureSave(picture, onPictures)
  const submit = async (values: PictureValues) => {
    const errors = await save(values)
    if (errors) return errors
    onClose()
    return undefined
  }
  return (
    <ServerForm<PictureValues>
      onSubmit={submit}
      initialValues={initial}
      validate={(values) => errorsOf(values, picture === null)}
    >
      {({ handleSubmit, submitting, values }) => (
        <DrawerForm onSubmit={handleSubmit} saving={submitting} onBack={onClose}>
          <PictureFields kind={values.kind ?? 'team'} isNew={picture === null} />
          {sent !== null && <p role="status">{sent < 1 ? text.sending(Math.floor(sent * 100)) : text.making}</p>}
          {refusal && <Notice kind="error">{refusal}</Notice>}
        </DrawerForm>
      )}
    </ServerForm>
  )
}

function errorsOf({ caption = '', alt = '', file }: PictureValues, isNew: boolean): PictureErrors {
  const errors: PictureErrors = {}
  if (isNew && !file) errors.file = text.noFile
  if (file && file.size > MAX_BYTES) errors.file = text.tooLarge
  if (caption.trim() === '') errors.caption = text.required
  if (alt.trim() === '') errors.alt = text.required
  return errors
}
