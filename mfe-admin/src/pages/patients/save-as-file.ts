import { saveBlob } from '../../parts/save-blob'

/** Offers data in memory to the browser as a JSON file. */
export const saveAsFile = (name: string, data: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
