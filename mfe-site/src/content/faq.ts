/** `{phone}`, `{site}` and `{name}` are filled from the provider's profile when the page is made. */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'What home healthcare services do you offer?',
    answer:
      'We offer nursing after surgery, care for chronic illness, support for older people, physiotherapy, doctor visits, palliative care for adults and children, ventilator care, injections and blood tests at home. Each of the fifteen services has its own page on {site}.',
  },
  {
    question: 'How do I book a visit?',
    answer:
      'Call {phone}, or use the form on any service page or the contact form on this website. Booking is free. We call you back to agree on the day, the hours and the price before anyone comes.',
  },
  {
    question: 'Are your nurses licensed?',
    answer:
      'Yes. Every nurse who comes to you holds a current licence from the Dubai Health Authority for their title. You may ask to see it at the first visit; nurses carry it with them.',
  },
  {
    question: 'How much does home nursing cost in Dubai?',
    answer:
      'Hourly home nursing is usually AED 150-250. A full day costs from AED 600 to over 2,500, depending on hours and on how much skilled care is needed. Monthly packages start from AED 15,000. You receive a written price after the assessment and before care begins.',
  },
  {
    question: 'Does my insurance cover home care?',
    answer:
      'Some plans cover skilled nursing or physiotherapy at home when a doctor has ordered it and the insurer has approved it in advance; help with daily living is rarely covered. We give you the reports and invoices that insurers ask for. Please check with your insurer before the first visit.',
  },
  {
    question: 'Do you offer 24/7 or live-in care?',
    answer:
      'Yes. Around-the-clock care is given in shifts, so that the person at the bedside is awake and rested. Live-in care suits people who need help nearby rather than skilled nursing all night; the nurse or carer needs a room and proper rest hours.',
  },
  {
    question: 'Can I choose a specific nurse?',
    answer:
      'You can ask for a woman or a man, for a language, and for a nurse you have had before. We propose someone with the right experience, you meet them first, and you may change your mind without giving a reason.',
  },
  {
    question: 'What happens at the first visit?',
    answer:
      'A registered nurse spends about an hour with you, going through your medical history and medicines, checking blood pressure, pulse, oxygen, mobility and skin, and looking for anything in the rooms that you could trip over. Please have the discharge letter, prescriptions and Emirates ID at hand. By the end you know what we suggest and what it costs.',
  },
  {
    question: 'Can I cancel or reschedule?',
    answer:
      'Yes, normally with at least 24 hours’ notice, by phone on {phone}. If someone is taken to hospital in the night, call us when you can: we will not hold that against you.',
  },
  {
    question: 'How do you protect our privacy?',
    answer:
      'Health records are seen only by the people who care for you and are never sold or used for advertising. Nurses do not take pictures unless you or your doctor ask for one of a wound, and they do not talk about one home in another.',
  },
  {
    question: 'Can a nurse give medication and injections at home?',
    answer:
      'Yes, with a valid prescription. The nurse checks name, dose, allergies and expiry, gives the medicine and watches for reactions. Some medicines must be given where a doctor is present; if yours is one of them we will say so.',
  },
  {
    question: 'Is home care suitable for seniors and after surgery?',
    answer:
      'Often, yes. Many people sleep better and move more at home, away from the infections of a ward. It is not right when someone needs intensive monitoring, is bleeding, or is getting worse quickly. The nurse tells you frankly, and helps to arrange hospital care if it is needed.',
  },
  {
    question: 'What qualifications do your nurses have?',
    answer:
      'Every nurse has a nursing degree, at least 2 years of clinical experience, a current certificate in basic life support and a health check. Nurses for ventilators, children or wounds have worked in those fields before they come to you.',
  },
  {
    question: 'How is the care plan made?',
    answer:
      'It starts from the assessment and your doctor’s orders. It names the goals, who does what on which day, what to watch for and whom to call. You receive a copy, and we review it whenever something changes and at least every four weeks.',
  },
  {
    question: 'Is there a transport fee?',
    answer:
      'In most parts of Dubai transport is included. For distant areas or very short visits a fee may apply; it is included in the price that we give you before you agree. Call {name} on {phone}, tell us your area and we will let you know.',
  },
]
