import { storable } from '../../database/storable'

/** Typed texts as Postgres takes them; what is no text stays. */
export const storableFields = <Fields extends object>(fields: Fields): Fields =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A text becomes another text; the keys stay.
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value]),
  ) as Fields
