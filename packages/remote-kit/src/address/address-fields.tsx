import { HOME_KINDS, type HomeKind } from '@homecare/domain/home'
import { RadioChoice } from '@homecare/ui/radio-choice'
import { AddressField } from './address-field'
import * as text from '../locales/en/address.json'
import { AreaAndCity } from './area-and-city'
import { LandmarkField } from './landmark-field'

interface AddressFieldsProps {
  kind: HomeKind | null
  onKind: (kind: HomeKind) => void
  /** False where staff type the address of somebody else. */
  ownAddress: boolean
}

/** Where the nurse goes: the fields `doorNumber`, `building`, `landmark` and `city` of a form, for the grid around them. */
export function AddressFields({ kind, onKind, ownAddress }: AddressFieldsProps) {
  const hints = kind === null ? undefined : text.kindHints[kind]
  return (
    <>
      <AreaAndCity ownAddress={ownAddress} />
      <RadioChoice
        label={text.kind}
        options={HOME_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        chosen={kind}
        onChoose={onKind}
      />
      <AddressField name="doorNumber" hint={hints?.doorNumber} ownAddress={ownAddress} />
      <AddressField name="building" hint={hints?.building} ownAddress={ownAddress} />
      <LandmarkField ownAddress={ownAddress} />
    </>
  )
}
