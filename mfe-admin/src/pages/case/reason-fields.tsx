import { SelectField, TextAreaField } from '@homecare/ui/form-field'
import { caseText } from './messages'

const text = caseText.why

export interface ReasonValues {
  reasonName?: string
  text?: string
}

export const NO_REASON: ReasonValues = {}

/** A reason is chosen, and beside "other" it is written down. */
export function reasonErrors({ reasonName, text: written = '' }: ReasonValues): Partial<ReasonValues> {
  if (!reasonName) return { reasonName: text.choose }
  return reasonName === 'other' && written.trim() === '' ? { text: text.textHint } : {}
}

/** Why something happens to a case or to one of its visits. `names`: the reasons in words. */
export const ReasonFields = ({
  reasons,
  names,
}: {
  reasons: readonly string[]
  names: Readonly<Record<string, string>>
}) => (
  <>
    <SelectField
      name="reasonName"
      label={text.label}
      required
      placeholder={text.choose}
      options={reasons.map((value) => ({ value, label: names[value] ?? value }))}
    />
    <TextAreaField name="text" label={text.text} hint={text.textHint} rows={2} maxLength={500} />
  </>
)
