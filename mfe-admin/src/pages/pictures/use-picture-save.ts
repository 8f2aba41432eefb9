import { useState } from 'react'
import type { CallFailure } from '@homecare/contract/client'
import type { Picture, Pictures } from '@homecare/contract/pictures'
import { useHost } from '@homecare/remote-kit/host-context'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { fetchWithProgress } from '../../api/fetch-with-progress'
import { picturesMessages } from './messages'
import { textsOf, type PictureErrors, type PictureValues } from './picture-values'

const text = picturesMessages.form
const LONGEST_MS = 120_000
const FIELDS = ['kind', 'caption', 'role', 'languages', 'agreed', 'alt', 'file'] as const

/**
 * Sends a new picture, or the changed texts of one. Resolves with the errors of the fields, or with null when there is
 * nothing left to do. `sent` is how much of the file has arrived, from 0 to 1; null while nothing is sent.
 */
export function usePictureSave(picture: Picture | null, onPictures: (pictures: Pictures) => void) {
  const api = useApi()
  const { notify } = useHost()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)

  const refuse = (failure: CallFailure): PictureErrors => {
    const given = failure.problem?.fields ?? {}
    const errors: PictureErrors = {}
    // The server names each language of its own: `languages.1`.
    for (const [name, message] of Object.entries(given)) {
      const field = FIELDS.find((each) => each === name.split('.')[0])
      if (field) errors[field] = message
    }
    if (Object.keys(errors).length === 0)
      setRefusal(
        refusalText(failure, {
          TOO_LARGE: text.tooLarge,
          UNSUPPORTED_TYPE: text.wrongType,
          CONFLICT: (detail) => detail ?? '',
          UNAVAILABLE: (detail) => detail ?? '',
        }),
      )
    return errors
  }

  const add = async (values: PictureValues) => {
    const { file, kind = 'team' } = values
    const texts = textsOf(values)
    const form = new FormData()
    form.set('picture', JSON.stringify({ kind, ...texts }))
    if (file) form.set('file', file)
    setSent(0)
    const answer = await api.post('/api/pictures', { form, timeoutMs: LONGEST_MS, fetch: fetchWithProgress(setSent) })
    setSent(null)
    if (!answer.ok) return refuse(answer)
    onPictures(answer.data)
    notify('success', text.added(texts.caption.trim()))
    return null
  }

  const change = async (key: string, values: PictureValues) => {
    const texts = textsOf(values)
    const answer = await api.post('/api/pictures/{key}', { params: { key }, body: texts })
    if (!answer.ok) return refuse(answer)
    onPictures(answer.data)
    notify('success', text.saved(texts.caption.trim()))
    return null
  }

  const save = (values: PictureValues): Promise<PictureErrors | null> => {
    setRefusal(null)
    return picture ? change(picture.key, values) : add(values)
  }
  return { refusal, sent, save }
}
