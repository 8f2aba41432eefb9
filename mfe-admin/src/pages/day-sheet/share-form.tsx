import { useMemo, useRef } from 'react'
import { staffTime } from '@homecare/domain/clock'
import { ServerForm } from '@homecare/ui/server-form'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { CopyIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { TextInput } from '@homecare/ui/text-input'
import { useChange } from '../../api/use-change'
import { ChoiceField } from '../../parts/form-fields'
import { daySheetMessages } from './messages'
import { useCopy } from '../../parts/use-copy'
import type { MadeLink } from './use-made-links'
import { sheetQuery, type SheetChoice } from './use-sheet-choice'
import styles from './share-form.module.css'

const text = daySheetMessages.sharing

/** A choice of the whole list is no value. */
interface Values {
  nurse?: string
  area?: string
}

interface ShareFormProps {
  choice: SheetChoice
  areas: readonly string[]
  nurses: readonly { id: string; name: string }[]
  made: readonly MadeLink[]
  onMade: (link: MadeLink) => void
}

/** Creates a link for a nurse, an area or everybody; one that this page has made is shown until another is wanted. */
export function ShareForm({ choice, areas, nurses, made, onMade }: ShareFormProps) {
  const { busy, refusal, run } = useChange()
  const chosen = nurses.some(({ id }) => id === choice.nurse) ? choice.nurse : ''
  const initial = useMemo((): Values => ({ nurse: chosen, area: choice.area }), [chosen, choice.area])

  const create = async ({ nurse = '', area = '' }: Values) => {
    const body = { ...sheetQuery({ date: choice.date, area }), ...(nurse && { nurseId: nurse }) }
    const answer = await run('share', (api) => api.post('/api/day-sheet/links', { body }))
    if (answer.ok) onMade({ ...answer.data, nurseId: nurse, area })
  }

  return (
    <ServerForm<Values> onSubmit={create} initialValues={initial} names={NAMES}>
      {({ handleSubmit, values: { nurse = '', area = '' } }) => {
        const link = made.findLast((each) => each.nurseId === nurse && each.area === area)
        return (
          <form className={styles.form} onSubmit={handleSubmit}>
            <div className={styles.fields}>
              <ChoiceField
                name="nurse"
                label={text.nurse}
                options={[
                  { value: '', label: text.anyNurse },
                  ...nurses.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
              <ChoiceField
                name="area"
                label={text.area}
                options={[
                  { value: '', label: daySheetMessages.choice.allAreas },
                  ...areas.map((name) => ({ value: name, label: name })),
                ]}
              />
            </div>
            {refusal && <Notice kind="error">{refusal}</Notice>}
            <Button type="submit" variant="secondary" busy={busy !== null} busyLabel={text.creating}>
              {link ? text.createAnother : text.create}
            </Button>
            {link && <LinkToCopy key={link.id} link={link} />}
          </form>
        )
      }}
    </ServerForm>
  )
}

const NAMES = { nurseId: 'nurse' }

function LinkToCopy({ link: { url, expiresAt } }: { link: MadeLink }) {
  const box = useRef<HTMLInputElement>(null)
  const copy = useCopy(text, () => box.current?.select())
  return (
    <div className={styles.made}>
      <Field label={text.link} hint={text.ready(staffTime(new Date(expiresAt)))}>
        {(aria) => (
          <TextInput {...aria} ref={box} readOnly value={url} dir="ltr" onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button variant="secondary" size="sm" icon={CopyIcon} onClick={() => void copy(url)}>
        {text.copy}
      </Button>
    </div>
  )
}
