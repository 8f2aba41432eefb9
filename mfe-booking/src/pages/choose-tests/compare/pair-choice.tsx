import type { HealthPackage } from '@homecare/domain/catalogue'
import { Field } from '@homecare/ui/field'
import { SelectInput } from '@homecare/ui/select-input'
import * as texts from '../../../locales/en/compare.json'

interface PairChoiceProps {
  packages: readonly HealthPackage[]
  /** Ids of the packages that a narrow screen shows. */
  pair: number[]
  onChange: (pair: number[]) => void
}

/** Which two packages a phone shows side by side: choosing one that is shown already swaps them. */
export function PairChoice({ packages, pair, onChange }: PairChoiceProps) {
  const options = packages.map(({ id, name }) => ({ value: String(id), label: name }))
  const choose = (place: number, id: number) =>
    onChange(pair.map((each, at) => (at === place ? id : each === id ? (pair[place] ?? each) : each)))
  return pair.map((id, place) => (
    <Field key={place} label={place === 0 ? texts.first : texts.second}>
      {(control) => (
        <SelectInput
          {...control}
          options={options}
          value={String(id)}
          onChange={({ target }) => choose(place, Number(target.value))}
        />
      )}
    </Field>
  ))
}
