import { ConfirmDialog } from '../../parts/confirm-dialog'
import { callerMessages } from './messages'

const text = callerMessages.samePeople

interface SamePeopleProps {
  /** The names of the visit while somebody has to look at them; else null. */
  names: readonly string[] | null
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks whether two people whose names look the same are two, as the confirm step asks a visitor. */
export const SamePeople = ({ names, busy, onClose, onConfirm }: SamePeopleProps) => (
  <ConfirmDialog
    open={names !== null}
    title={text.title}
    save={text.yes}
    busy={busy}
    refusal={null}
    onClose={onClose}
    onSave={onConfirm}
  >
    <p>{text.lead}</p>
    <ul translate="no">
      {names?.map((name, index) => (
        // Two of them look the same, so the place is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  </ConfirmDialog>
)
