import { useField } from 'react-final-form'
import type { PictureKind } from '@homecare/contract/pictures'
import { classNames } from '@homecare/ui/class-names'
import { Field } from '@homecare/ui/field'
import { SelectField, TextAreaField, TextField, useShownError } from '@homecare/ui/form-field'
import { picturesMessages } from './messages'
import fileInput from '../../parts/file-input.module.css'
import styles from './picture-fields.module.css'

const text = picturesMessages.form
const ACCEPTED = 'image/jpeg,image/png,image/webp'
const KINDS = (['team', 'rooms'] as const).map((value) => ({ value, label: picturesMessages.kinds[value] }))

const PLACES = (['no', 'yes'] as const).map((value) => ({ value, label: text.places[value] }))

/** A new picture has its file and its kind besides its texts. */
export function PictureFields({ kind, isNew }: { kind: PictureKind; isNew: boolean }) {
  return (
    <>
      {isNew && (
        <>
          <FileField />
          <SelectField name="kind" label={text.kind} options={KINDS} />
        </>
      )}
      <TextField name="caption" label={text.caption[kind]} required autoComplete="off" maxLength={100} />
      <TextField name="role" label={text.role[kind]} autoComplete="off" maxLength={100} />
      {kind === 'team' && (
        <>
          <TextField name="languages" label={text.languages} hint={text.languagesHint} autoComplete="off" />
          <SelectField name="agreed" label={text.agreed} hint={text.agreedHint} options={PLACES} />
        </>
      )}
      <TextAreaField name="alt" label={text.alt} hint={text.altHint} required rows={3} maxLength={250} />
    </>
  )
}

function FileField() {
  const field = useField<File | undefined>('file')
  const { input } = field
  const error = useShownError(field)
  return (
    <Field label={text.file} hint={text.fileHint} error={error} required>
      {(aria) => (
        <input
          {...aria}
          className={classNames(fileInput.file, styles.file)}
          type="file"
          name="file"
          accept={ACCEPTED}
          onChange={({ target }) => {
            input.onChange(target.files?.[0])
            input.onBlur()
          }}
        />
      )}
    </Field>
  )
}
