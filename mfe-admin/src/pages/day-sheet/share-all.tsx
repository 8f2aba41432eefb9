import { useRef } from 'react'
import { staffTime } from '@homecare/domain/clock'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { CopyIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { TextArea } from '@homecare/ui/text-area'
import { useChange } from '../../api/use-change'
import { useCopy } from '../../parts/use-copy'
import { daySheetMessages } from './messages'
import type { MadeLink } from './use-made-links'
import styles from './share-form.module.css'

const text = daySheetMessages.sharing

type NurseLink = Pick<MadeLink, 'url' | 'expiresAt'> & { name: string }

interface ShareAllProps {
  date: string
  /** Those who have visits on that day. */
  nurses: readonly { id: string; name: string }[]
  made: readonly MadeLink[]
  onMade: (link: MadeLink) => void
}

/** A link for each nurse of the day with one press: all are copied as one text, each can be copied alone as well. */
export function ShareAll({ date, nurses, made, onMade }: ShareAllProps) {
  const { busy, refusal, run } = useChange()
  const box = useRef<HTMLTextAreaElement>(null)
  const copy = useCopy(text, () => box.current?.select())
  const copyAll = (all: readonly NurseLink[]) => copy(textOf(all), text.allCopied(all.length))

  const linkOf = (nurseId: string) => made.findLast((link) => link.nurseId === nurseId && link.area === '')
  const links = nurses.flatMap(({ id, name }): NurseLink[] => {
    const link = linkOf(id)
    return link ? [{ name, url: link.url, expiresAt: link.expiresAt }] : []
  })
  // All before the first press; after a failure, or when another nurse has got a visit meanwhile, those who have none yet.
  const missing = nurses.filter(({ id }) => !linkOf(id))

  const create = async () => {
    const all = [...links]
    for (const { id: nurseId, name } of missing) {
      const answer = await run('share-all', (api) => api.post('/api/day-sheet/links', { body: { date, nurseId } }))
      if (!answer.ok) break
      onMade({ ...answer.data, nurseId, area: '' })
      all.push({ ...answer.data, name })
    }
    if (all.length > links.length) await copyAll(all)
  }

  const [first] = links
  if (!first && missing.length === 0) return null
  return (
    <div className={styles.form}>
      <Button
        variant="secondary"
        icon={CopyIcon}
        busy={busy !== null}
        busyLabel={text.creating}
        onClick={() => void (missing.length > 0 ? create() : copyAll(links))}
      >
        {missing.length > 0 ? text.createAll(missing.map(({ name }) => name)) : text.copyAll}
      </Button>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {first && (
        <div className={styles.made}>
          <Field label={text.allLinks} hint={text.ready(staffTime(new Date(first.expiresAt)))}>
            {(aria) => (
              <TextArea {...aria} ref={box} readOnly rows={links.length * 2} dir="ltr" value={textOf(links)} />
            )}
          </Field>
          <div className={styles.each}>
            {links.map(({ name, url }) => (
              <Button key={url} variant="secondary" size="sm" icon={CopyIcon} onClick={() => void copy(url)}>
                {text.copyOf(name)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

const textOf = (links: readonly NurseLink[]): string => links.map(({ name, url }) => text.ofNurse(name, url)).join('\n')
