import { TEST_ACCOUNT } from '../testing/message-provider'

// What Meta's public reference of the Cloud API's webhooks shows of each kind, with values of our own.
// Source: developers.facebook.com, WhatsApp Business Platform, webhooks reference, May to August 2026.

const metadata = { display_phone_number: '15550783881', phone_number_id: TEST_ACCOUNT.whatsapp.phoneNumberId }
const contacts = [{ profile: { name: 'Sheena Nelson' }, wa_id: '971501234567', user_id: 'AE.1349120865530274' }]

const post = (field: string, value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '102290129340398', changes: [{ value, field }] }],
})

const status = (more: object) => ({
  ...post('messages', {
    messaging_product: 'whatsapp',
    metadata,
    statuses: [
      {
        id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBI3',
        timestamp: '1750263773',
        recipient_id: '971501234567',
        recipient_user_id: 'AE.1349120865530274',
        biz_opaque_callback_data: 'our-reference',
        ...more,
      },
    ],
  }),
})

const conversation = { id: '3ac75b1e5de5a4', expiration_timestamp: '1750350173', origin: { type: 'utility' } }
const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }

const written = (more: object) =>
  post('messages', {
    messaging_product: 'whatsapp',
    metadata,
    contacts,
    messages: [
      {
        from: '971501234567',
        from_user_id: 'AE.1349120865530274',
        id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQz',
        timestamp: '1749416383',
        ...more,
      },
    ],
  })

export const PAYLOADS = {
  sent: status({ status: 'sent', conversation, pricing }),
  delivered: status({
    status: 'delivered',
    conversation: { id: conversation.id, origin: conversation.origin },
    pricing,
  }),
  read: status({ status: 'read' }),
  played: status({ status: 'played' }),
  failed: status({
    status: 'failed',
    errors: [
      {
        code: 131_026,
        title: 'Message undeliverable',
        message: 'Message undeliverable',
        error_data: { details: 'Message Undeliverable.' },
        href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
      },
    ],
  }),
  text: written({ type: 'text', text: { body: 'Does it come in another color?' } }),
  fromAnAd: written({
    type: 'text',
    text: { body: 'Can I get more info?' },
    referral: { source_url: 'https://fb.me/3cr4Wqqkv', source_id: '1202', source_type: 'ad', ctwa_clid: 'Aff-n8ZTO' },
  }),
  withoutNumber: post('messages', {
    messaging_product: 'whatsapp',
    metadata,
    contacts: [{ profile: { name: 'Pablo', username: '@pablo' }, user_id: 'AE.1349120865530274' }],
    messages: [
      {
        from_user_id: 'AE.1349120865530274',
        id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQw',
        timestamp: '1749416383',
        type: 'text',
        text: { body: 'Hello' },
      },
    ],
  }),
  button: written({
    type: 'button',
    context: { from: '15550783881', id: 'wamid.gBGGFlA5FpafAgkOuJbRq54qwbM' },
    button: { payload: 'Unsubscribe', text: 'Unsubscribe' },
  }),
  image: written({
    type: 'image',
    image: { caption: 'Taj Mahal', mime_type: 'image/jpeg', sha256: 'SfInY0gGKTsJlUWbwxC1k', id: '1003383421387256' },
  }),
  document: written({
    type: 'document',
    document: { filename: 'lease.pdf', mime_type: 'application/pdf', sha256: 'SfInY0gGKTs', id: '1376223850470843' },
  }),
  audio: written({ type: 'audio', audio: { mime_type: 'audio/ogg; codecs=opus', id: '190833', voice: true } }),
  location: written({
    type: 'location',
    location: { address: 'Al Wasl Road', latitude: 25.204849, longitude: 55.270783, name: 'Blue villa' },
  }),
  reaction: written({ type: 'reaction', reaction: { message_id: 'wamid.HBgLMTQxMj', emoji: '\u{1F44D}' } }),
  reactionTakenBack: written({ type: 'reaction', reaction: { message_id: 'wamid.HBgLMTQxMj' } }),
  unsupported: written({
    type: 'unsupported',
    errors: [{ code: 131_051, title: 'Message type unknown', message: 'Message type unknown' }],
    unsupported: { type: 'poll_update' },
  }),
  newNumber: post('messages', {
    messaging_product: 'whatsapp',
    metadata,
    messages: [
      {
        from: '971501234567',
        id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQy',
        timestamp: '1750269342',
        type: 'system',
        system: { body: 'User changed from 1 to 2', wa_id: '971507654321', type: 'user_changed_number' },
      },
    ],
  }),
  templatePaused: post('message_template_status_update', {
    event: 'PAUSED',
    message_template_id: 1_689_556_908_129_832,
    message_template_name: 'visit_reminder',
    message_template_language: 'en',
    reason: 'NONE',
  }),
  accountAlert: post('account_alerts', { entity_type: 'WABA', alert_severity: 'INFORMATIONAL' }),
}
