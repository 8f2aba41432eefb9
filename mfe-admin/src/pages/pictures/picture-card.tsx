import type { MouseEvent } from 'react'
import type { Picture } from '@homecare/contract/pictures'
import { Button } from '@homecare/ui/button'
import type { IconDrawing } from '@homecare/ui/icon'
import { ChevronLeftIcon, ChevronRightIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useApi } from '../../api/api-context'
import { picturesMessages as text } from './messages'
import styles from './picture-list.module.css'

interface PictureCardProps {
  picture: Picture
  moves: { earlier: boolean; later: boolean }
  busy: boolean
  onMove: (by: -1 | 1, button: HTMLButtonElement) => void
  onEdit: () => void
  onRemove: () => void
}

export function PictureCard({ picture, moves, busy, onMove, onEdit, onRemove }: PictureCardProps) {
  const api = useApi()
  const { key, caption, role, languages, agreed, alt, width, height } = picture
  // An end of the list is reached with the focus on the button, so it is not disabled.
  const mover = (by: -1 | 1, possible: boolean, label: string, icon: IconDrawing) => (
    <Button
      variant="quiet"
      size="sm"
      icon={icon}
      title={label}
      aria-disabled={busy || !possible}
      onClick={(event: MouseEvent<HTMLButtonElement>) => !busy && possible && onMove(by, event.currentTarget)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
  return (
    <figure className={styles.card}>
      <img
        className={styles.image}
        src={api.url('/pictures/{file}', { params: { file: `${key}-480.jpg` } })}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
      <figcaption className={styles.caption}>
        <strong>{caption}</strong>
        {role && <span className={styles.role}>{role}</span>}
        {languages.length > 0 && <span className={styles.role}>{languages.join(', ')}</span>}
        {agreed && <span className={styles.role}>{text.agreed}</span>}
      </figcaption>
      <div className={styles.actions}>
        {mover(-1, moves.earlier, text.earlier(caption), ChevronLeftIcon)}
        {mover(1, moves.later, text.later(caption), ChevronRightIcon)}
        <Button variant="quiet" size="sm" aria-label={text.editOf(caption)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button variant="quiet" size="sm" aria-label={text.removeOf(caption)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </figure>
  )
}
