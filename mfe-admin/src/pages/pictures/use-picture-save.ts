import { useState } from 'react'
import type { CallFailure } from '@homecare/contract/client'
import type { Picture, PictureKind, Pictures } from '@homecare/contract/pictures'
import { useHost } from '@homecare/remote-kit/host-context'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { fetchWithProgress } from '../../api/fetch-with-progress'
import { picturesMessages } from './messages'

const text = picturesMessages.form
const LONGEST_MS = 120_000
const FIELDS = ['kind', 'caption', 'role', 'alt', 'file'] as const

export interface PictureValues {
  kind?: PictureKind
  caption?: string
  role?: string
  alt?: string
  file?: File
}
export type PictureErrors = Partial<Record<keyof PictureValues, string>>

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
    for (const field of FIELDS) if (given[field]) errors[field] = given[field]
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

  const add = async ({ file, kind = 'team', caption = '', role = '', alt = '' }: PictureValues) => {
    const form = new FormData()
    form.set('picture', JSON.stringify({ kind, caption, role, alt }))
    if (file) form.set('file', file)
    setSent(0)
    const answer = await api.post('/api/pictures', { form, timeoutMs: LONGEST_MS, fetch: fetchWithProgress(setSent) })
    setSent(null)
    if (!answer.ok) return refuse(answer)
    onPictures(answer.data)
    notify('success', text.added(caption.trim()))
    return null
  }

  const change = async (key: string, { caption = '', role = '', alt = '' }: PictureValues) => {
    const answer = await api.post('/api/pictures/{key}', { params: { key }, body: { caption, role, alt } })
    if (!answer.ok) return refuse(answer)
    onPictures(answer.data)
    notify('success', text.saved(caption.trim()))
    return null
  }

  const save = (values: PictureValues): Promise<PictureErrors | null> => {
    setRefusal(null)
    return picture ? change(picture.key, values) : add(values)
  }
  return { refusal, sent, save }
}
