import { useEffect, useRef, useState } from 'react'
import { Button } from '@homecare/ui/button'
import { MapPinIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/pin.json'
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
      <p className={styles.lead}>{texts.lead}</p>
      {pin === null ? (
        <Button
          ref={button}
          variant="secondary"
          icon={MapPinIcon}
          busy={asking}
          busyLabel={texts.asking}
          onClick={start}
        >
          {texts.add}
        </Button>
      ) : (
        <Button ref={button} variant="quiet" onClick={() => onPin(null)}>
          {texts.remove}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {pin !== null ? (
          <span key="added">{texts.added}</span>
        ) : (
          missing && <span key={missing}>{texts.missing[missing]}</span>
        )}
      </p>
    </div>
  )
}
