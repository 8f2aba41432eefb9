import type { IconDrawing } from '@homecare/ui/icon'
import { ActivityIcon, HandsIcon, StethoscopeIcon, UserIcon } from '@homecare/ui/icons'

export const careTeam: {
  heading: string
  lead: string
  licence: string
  check: string
  roles: readonly { icon: IconDrawing; title: string; qualifications: string; does: string }[]
} = {
  heading: 'Who comes to your home',
  lead: 'You know the name and profession before the visit. Ask to see the licence at the door; nobody minds.',
  licence: 'Our licence',
  check:
    'The professional licence that the Dubai Health Authority issues names its holder and the title that they work under.',
  roles: [
    {
      icon: StethoscopeIcon,
      title: 'Registered nurses',
      qualifications:
        'Nursing degree, Dubai Health Authority licence, at least 2 years of clinical experience, current life support.',
      does: 'Medicines, injections, wounds, catheters, feeding tubes, ventilators.',
    },
    {
      icon: HandsIcon,
      title: 'Assistant nurses',
      qualifications: 'Licensed as assistant nurses, trained in moving and handling, supervised by a registered nurse.',
      does: 'Washing, dressing, meals, walking, company through the night.',
    },
    {
      icon: ActivityIcon,
      title: 'Physiotherapists',
      qualifications: 'Degree in physiotherapy and a licence for it, with experience in stroke, joints or chest care.',
      does: 'An assessment first, then exercises that fit the rooms you live in.',
    },
    {
      icon: UserIcon,
      title: 'Doctors',
      qualifications: 'General practitioners with a Dubai Health Authority licence.',
      does: 'Examination, prescriptions, sick leave and referrals, with a written report.',
    },
  ],
}
