import { Fragment } from 'react'
import { COMMA } from '@homecare/domain/locales'
import { Untranslated } from '../../parts/facts'

/** Names side by side, each with its own direction. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Two names may be the same; their places never change.
    <Fragment key={index}>
      {index > 0 && <span>{COMMA}</span>}
      <Untranslated>{name}</Untranslated>
    </Fragment>
  ))
}
