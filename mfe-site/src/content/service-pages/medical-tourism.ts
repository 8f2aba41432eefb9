import { HomeIcon, PlaneIcon, WalletIcon } from '@homecare/ui/icons'
import type { ServicePage } from '../service-page'

export const medicalTourism: ServicePage = {
  path: '/medical-tourism',
  choice: 'Medical Tourism',
  title: 'Medical Tourism',
  meta: {
    title: 'Medical tourism: nursing for patients treated in Dubai',
    description:
      'Coming to Dubai for treatment? Nurses, physiotherapists and doctors in your hotel or apartment before and after it, records in order and a safe journey home.',
    keywords:
      'medical tourism Dubai, nurse in hotel Dubai, recovery apartment nurse, post surgery care for visitors, medical escort planning, international patient Dubai',
  },
  lead: 'You have chosen a doctor in Dubai, and have no home here. We take care of the days around the treatment: the room, the nurse, the follow-up, the papers and the flight back.',
  facts: [
    { icon: PlaneIcon, label: 'For whom', value: 'Patients from abroad and their companions' },
    { icon: HomeIcon, label: 'Where', value: 'In your hotel, serviced apartment or with relatives' },
    { icon: WalletIcon, label: 'What it costs', value: 'One written quotation before you travel' },
  ],
  parts: [
    {
      heading: 'What we do, and where we stop',
      text: [
        'A hospital treats you. It is seldom there when you wake at two in the morning in a hotel and the dressing is wet. We bring home nursing to wherever you are staying, in touch with the hospital that treats you and with the doctor at home who will take over.',
        'We are a home healthcare provider, not a travel agency and not a hospital. We do not recommend an operation, choose a surgeon for you, or judge from a distance whether treatment abroad is wise. If you have doubts about that, ask for a second opinion before you book a flight.',
      ],
    },
    {
      heading: 'From the first message to the flight home',
      list: {
        kind: 'steps',
        items: [
          {
            title: 'Before you travel',
            text: 'You send reports, the medicine list and the name of the hospital. A nurse calls, asks about mobility, allergies, diet and faith, and says what would be needed.',
          },
          {
            title: 'A plan and a quotation',
            text: 'Days, hours, equipment, transport and price, with the hospital’s dates. You decide in peace.',
          },
          {
            title: 'Arrival',
            text: 'The room is ready: a bed of the right height, a chair for the shower, a fridge for medicines if needed. A nurse visits on the first day.',
          },
          {
            title: 'Around the treatment',
            text: 'Preparation as the hospital has ordered, someone who comes along to appointments, and care from the hour of discharge.',
          },
          {
            title: 'Recovery',
            text: 'Wounds, medicines, injections, physiotherapy, a doctor’s visit if something is unclear, and contact with your surgeon.',
          },
          {
            title: 'Going home',
            text: 'Removal of stitches if it is time, a nursing report in English, medicines for the journey with their papers, a handover to your own doctor.',
          },
        ],
      },
    },
    {
      heading: 'Who it helps most',
      list: {
        kind: 'points',
        items: [
          {
            title: 'After surgery',
            text: 'Joint, spine, eye, dental, bariatric or cosmetic operations, with a few days or weeks to wait before a flight.',
          },
          {
            title: 'During long treatment',
            text: 'Fertility treatment, chemotherapy, radiotherapy or rehabilitation with days between the sessions.',
          },
          {
            title: 'Older travellers',
            text: 'People who need help with washing and walking in a place they do not know.',
          },
          { title: 'Children', text: 'With a parent present, and nurses who have worked with children.' },
          {
            title: 'Visitors who fall ill',
            text: 'People who came for a holiday, were treated here, and are not yet fit to fly.',
          },
        ],
      },
    },
    {
      heading: 'Papers, medicines and language',
      text: [
        'Bring your medicines in their boxes with the prescription. Some that are ordinary in other countries, among them strong painkillers, sedatives and medicines for attention disorders, are controlled in the U.A.E. and may need approval before you arrive; check with the Ministry of Health and Prevention. We can say which ones to ask about, and cannot apply in your name.',
        'Visas, and the medical letters for them, come from the hospital and the authorities. Our nurses speak English; other languages can be requested, and for a consent form or a difficult diagnosis we ask for a professional interpreter rather than a cousin.',
      ],
    },
    {
      heading: 'Flying after treatment',
      text: [
        'Whether you may fly is decided by the treating doctor and the airline, not by us. After operations on the chest, belly, eye or brain, and with a plaster cast, waiting times apply, and long flights raise the risk of blood clots. We help you to ask in time, bring the airline’s form to the doctor, arrange a wheelchair, and explain stockings, walking and prescribed injections. If a nurse has to travel with you, we tell you what that means and what it costs before anyone packs.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Nursing costs the same as for residents: usually AED 150-250 an hour, from AED 600 to over 2,500 for a day. Equipment, transport, therapy and doctors’ visits are named one by one in the quotation, and we tell you the price before you book. The hospital’s bill is between you and the hospital. Ask your insurer at home in writing whether nursing abroad is covered; we provide invoices and reports in English.',
      ],
    },
    {
      heading: 'Questions visitors ask',
      list: {
        kind: 'points',
        items: [
          {
            title: 'May a nurse work in a hotel?',
            text: 'Yes, as in any private room. We agree with the hotel on access, waste and privacy, and leave nothing sharp behind.',
          },
          {
            title: 'How long should I stay?',
            text: 'Ask the surgeon for the earliest and for the sensible date, and book a ticket that can be changed. Complications do not read calendars.',
          },
          {
            title: 'What if something goes wrong back at home?',
            text: 'Your own doctor has our report and the hospital’s summary with telephone numbers. Ask, before you leave, who will answer.',
          },
        ],
      },
    },
  ],
  warning: {
    title: 'In an emergency in Dubai',
    text: 'The ambulance number is 998, the police number 999. Save both when you land. Call 998 for chest pain, breathlessness, heavy bleeding, a drooping face, a fit or collapse. A swollen, painful calf after surgery or a flight must be seen the same day.',
  },
}
