import type { ServicePart } from './service-page'

export const refundMeta = {
  title: 'Refund policy',
  description:
    'When money can be returned, how to ask, what to send with the request, and what happens when a home blood test that has been paid is canceled. In plain words.',
  keywords: 'refund policy home healthcare, cancel blood test booking Dubai, refund request, home nursing cancellation',
}

export const refundPage = {
  title: 'Refund Policy',
  lead: 'Five rules, then how to ask and what happens to a paid blood test that is canceled.',
}

export const refundAside = {
  label: 'Help with a refund',
  heading: 'Ask about an order',
  text: 'Have the order number ready if you can. We answer during opening hours, to the address that the order was made with.',
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
        text: 'Each request is looked at on its own, and a refund is made only where that assessment supports it.',
      },
      {
        title: 'One request for each order',
        text: 'For one order you may ask for a refund once. So please say everything that matters in that request.',
      },
      {
        title: 'We need the payment details',
        text: 'Forward the details of the payment with your request. Without them we cannot find the payment and cannot assess the request.',
      },
      {
        title: 'No interest',
        text: 'If money is returned, it is the amount refunded and nothing on top. No interest is paid, however long it takes.',
      },
      {
        title: 'Repeated requests without a reason',
        text: 'Customers who ask for refunds again and again without a reason may be restricted from using this site and have their registration cancelled.',
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
          text: 'It begins with ORD- and stands in your confirmation email and on your receipt.',
        },
        { title: 'Who booked', text: 'The name, telephone number and email address that you gave with the booking.' },
        {
          title: 'The payment',
          text: 'Day, amount in AED and, if you have it, the transaction id from the payment page. Of the card only the last four digits.',
        },
        { title: 'The reason', text: 'What happened, in a few sentences, with anything that shows it.' },
      ],
    },
  },
  {
    heading: 'When a paid blood test is canceled',
    text: [
      'To cancel or move a visit, tell us normally at least 24 hours before it. A member of staff cancels the booking, and you receive an email. Canceling does not return the money by itself: with each cancellation a person decides whether to refund, and notes the decision and its reason.',
      'When a refund is decided, it goes through the card gateway back to the card that paid, never to another card or in cash. How soon it shows on your statement depends on your bank.',
      'Moving the visit to another day is often the simpler way: ask for it before you cancel.',
    ],
  },
  {
    heading: 'When a payment went wrong',
    text: [
      'If the payment page said that the payment failed and your bank shows a charge all the same, or if an order was paid twice, send us the order number. We compare it with the card gateway, and tell you what was found. This is the correction of an error, and does not count as your one request.',
    ],
  },
]
