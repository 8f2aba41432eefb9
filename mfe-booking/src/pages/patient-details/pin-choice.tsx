import { useEffect, useRef, useState } from 'react'
import { Button } from '@homecare/ui/button'
import { MapPinIcon } from '@homecare/ui/icons'
import { pinMessages as text } from './pin-messages'
import styles from './pin-choice.module.css'
import { usePin } from './use-pin'

interface PinChoiceProps {
  pin: string | null
  onPin: (pin: string | null) => void
}

/** The place of the phone as a pin for the nurse, if the visitor is at home and wants it. Nothing needs it. Only for browsers that have places. */
export function PinChoice({ pin, onPin }: PinChoiceProps) {
  const { asking, missing, start } = usePin(onPin)
  const button = useRef<HTMLButtonElement>(null)
  // After the page was loaded again for the question, the visitor is where the press was.
  const [isBack] = useState(asking)
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])
  return (
    <div className={styles.pin}>
      <p className={styles.lead}>{text.lead}</p>
      {pin === null ? (
        <Button
          ref={button}
          variant="secondary"
          icon={MapPinIcon}
          busy={asking}
          busyLabel={text.asking}
          onClick={start}
        >
          {text.add}
        </Button>
      ) : (
        <Button ref={button} variant="quiet" onClick={() => onPin(null)}>
          {text.remove}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {pin !== null ? (
          <span key="added">{text.added}</span>
        ) : (
          missing && <span key={missing}>{text.missing[missing]}</span>
        )}
      </p>
    </div>
  )
}
