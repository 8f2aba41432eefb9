import { useEffect, useId, useRef, useState } from 'react'
import type { Picture, PictureKind, Pictures } from '@homecare/contract/pictures'
import { Notice } from '@homecare/ui/notice'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useChange } from '../../api/use-change'
import { picturesMessages as text } from './messages'
import { PictureCard } from './picture-card'
import styles from './picture-list.module.css'

interface PictureListProps {
  kind: PictureKind
  pictures: readonly Picture[]
  onPictures: (pictures: Pictures) => void
  onEdit: (picture: Picture) => void
  onRemove: (picture: Picture) => void
}

/** The pictures of one kind. Each can be moved by one place; the button that moved it keeps the focus. */
export function PictureList({ kind, pictures, onPictures, onEdit, onRemove }: PictureListProps) {
  const headingId = useId()
  const { busy, refusal, run } = useChange()
  const [said, setSaid] = useState('')
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [pictures])

  const move = async (from: number, by: -1 | 1, button: HTMLButtonElement) => {
    const keys = pictures.map(({ key }) => key)
    keys.splice(from + by, 0, ...keys.splice(from, 1))
    const answer = await run('order', (api) => api.post('/api/picture-order', { body: { kind, keys } }), {
      CONFLICT: (detail) => detail ?? '',
    })
    if (!answer.ok) return
    pressed.current = button
    onPictures(answer.data)
    setSaid(text.moved(pictures[from]?.caption ?? '', from + by + 1, pictures.length))
  }

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {text.kinds[kind]}
      </h2>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {pictures.length === 0 ? (
        <p className={styles.empty}>{text.empty[kind]}</p>
      ) : (
        <ol className={styles.pictures}>
          {pictures.map((picture, place) => (
            <li key={picture.key}>
              <PictureCard
                picture={picture}
                moves={{ earlier: place > 0, later: place < pictures.length - 1 }}
                busy={busy !== null}
                onMove={(by, button) => void move(place, by, button)}
                onEdit={() => onEdit(picture)}
                onRemove={() => onRemove(picture)}
              />
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}
