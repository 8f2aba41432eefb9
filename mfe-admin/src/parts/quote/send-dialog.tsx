import type { CareCase } from '@homecare/contract/cases'
import type { Quote } from '@homecare/contract/quotes'
import { LOCALES, SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { PHONE_WAYS, WAYS, type Way } from '@homecare/domain/news'
import { SelectField } from '@homecare/ui/form-field'
import { FormDialog } from '../form-dialog'
import { LANGUAGES } from '../languages'
import { optionsOf, quoteMessages } from './messages'
import { useQuoteChange } from './use-quotes'

const text = quoteMessages.send
type Contact = CareCase['contacts'][number]

interface Values {
  contactId?: string
  contactBy?: string
  locale?: string
}

interface SendDialogProps {
  open: boolean
  careCase: Pick<CareCase, 'id' | 'contacts'>
  quote: Pick<Quote, 'id' | 'number' | 'version'>
  /** In which it was looked at before; English by default. */
  locale?: Locale
  onClose: () => void
  onSent?: () => void
}

/** Sends a draft to one of the case's contacts, in a way that this contact has. */
export function SendDialog({ open, careCase, quote, locale = SOURCE_LOCALE, onClose, onSent }: SendDialogProps) {
  const { contacts } = careCase
  const { busy, refusal, change, reset } = useQuoteChange(careCase.id)
  const close = () => {
    reset()
    onClose()
  }
  const send = async (values: Values) => {
    const contact = contacts.find(({ id }) => id === values.contactId)
    const contactBy = WAYS.find((way) => way === values.contactBy)
    const chosen = LOCALES.find((each) => each === values.locale)
    if (!contact || !contactBy || !chosen) return
    const body = { version: quote.version, contactId: contact.id, contactBy, locale: chosen }
    const answer = await change(
      'send',
      (api) => api.post('/api/quotes/{id}/send', { params: { id: quote.id }, body }),
      text.sent(contact.name),
    )
    if (!answer.ok) return
    close()
    onSent?.()
  }
  const [first] = contacts
  return (
    <FormDialog<Values>
      open={open}
      title={text.title(quote.number)}
      save={text.send}
      saving={text.sending}
      variant="primary"
      busy={busy !== null}
      refusal={refusal}
      initialValues={{ contactId: first?.id ?? '', contactBy: 'whatsapp', locale }}
      validate={(values) => errorsIn(values, contacts)}
      onClose={close}
      onSubmit={send}
    >
      {({ values }) => (
        <>
          <p>{text.hint}</p>
          <SelectField
            name="contactId"
            label={text.to}
            required
            options={contacts.map(({ id, name, relation }) => ({
              value: id,
              label: relation ? `${name}, ${relation}` : name,
            }))}
          />
          <SelectField
            name="contactBy"
            label={text.way}
            required
            placeholder={text.chooseWay}
            options={waysOf(contacts.find(({ id }) => id === values.contactId)).map((way) => ({
              value: way,
              label: quoteMessages.ways[way],
            }))}
          />
          <SelectField name="locale" label={text.language} required options={optionsOf(LANGUAGES)} />
        </>
      )}
    </FormDialog>
  )
}

const waysOf = (contact: Contact | undefined): readonly Way[] => (contact?.email ? WAYS : PHONE_WAYS)

function errorsIn({ contactId, contactBy }: Values, contacts: readonly Contact[]): Values {
  const contact = contacts.find(({ id }) => id === contactId)
  return {
    ...(!contact && { contactId: text.choose }),
    ...(!waysOf(contact).some((way) => way === contactBy) && { contactBy: text.chooseWay }),
  }
}
