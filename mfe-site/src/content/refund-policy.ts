import type { ServicePart } from './service-page'

export const refundMeta = {
  title: 'Refund policy',
  description:
    'When money can be returned, how to ask, what to send with the request, and what happens when a paid home blood test is cancelled. In plain words.',
  keywords: 'refund policy home healthcare, cancel blood test booking Dubai, refund request, home nursing cancellation',
}

export const refundPage = {
  title: 'Refund Policy',
  lead: 'Five rules, how to ask, and what happens when a paid blood test is cancelled.',
}

export const refundAside = {
  label: 'Help with a refund',
  heading: 'Ask about an order',
  text: 'Have the order number ready if you can. We answer during opening hours, at the email address used for the order.',
  write: 'Write to us',
  subject: 'Refund request for order ORD-',
  call: 'Call us',
}

export const refundNever = {
  title: 'Please never send',
  text: 'The full card number, the three digits on the back, a PIN or a one-time code. We don’t need them and will never ask for them.',
}

/** The five points of the specification, in its order. */
export const refundRules: ServicePart = {
  heading: 'The rules',
  list: {
    kind: 'steps',
    items: [
      {
        title: 'As a rule, services are not refunded',
        text: 'Each request is assessed individually, and a refund is made only where that assessment supports it.',
      },
      {
        title: 'One request for each order',
        text: 'You may ask for a refund once for each order, so please include everything that matters in that request.',
      },
      {
        title: 'We need the payment details',
        text: 'Forward the details of the payment with your request. Without them we cannot find the payment and cannot assess the request.',
      },
      {
        title: 'No interest',
        text: 'If we return money, we pay the amount of the refund and nothing on top. No interest is paid, however long it takes.',
      },
      {
        title: 'Repeated requests without a reason',
        text: 'Customers who repeatedly ask for refunds without a reason may be restricted from using this site and have their registration cancelled.',
      },
    ],
  },
}

export const refundParts: readonly ServicePart[] = [
  {
    heading: 'How to ask, and what to send',
    text: [
      'Write to {email} or call {phone}. A person reads every request. These details let us answer without asking back:',
    ],
    list: {
      kind: 'points',
      items: [
        {
          title: 'Order number',
          text: 'It begins with ORD- and is in your confirmation email and on your receipt.',
        },
        { title: 'Who booked', text: 'The name, phone number and email address given with the booking.' },
        {
          title: 'The payment',
          text: 'The day, the amount in AED and, if you have it, the transaction ID from the payment page. Give only the last four digits of the card.',
        },
        { title: 'The reason', text: 'What happened, in a few sentences, with anything that supports it.' },
      ],
    },
  },
  {
    heading: 'When a paid blood test is cancelled',
    text: [
      'To cancel or move a visit, please tell us at least 24 hours before it. A member of staff cancels the booking, and you receive an email. Cancelling does not automatically return the money: for each cancellation, a member of staff decides about the refund and records the decision and the reason.',
      'A refund always goes through the card gateway back to the card you paid with, never to another card or in cash. How soon it appears on your statement depends on your bank.',
      'Moving the visit to another day is often simpler, so ask about it before you cancel.',
    ],
  },
  {
    heading: 'When a payment went wrong',
    text: [
      'If the payment page said that the payment failed but your bank shows a charge, or if an order was paid twice, send us the order number. We check it with the card gateway and tell you what we find. This is the correction of an error, and does not count as your one request.',
    ],
  },
]
