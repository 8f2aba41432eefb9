import { brochure } from '../content/brochure'
import { whatHappensNext } from '../content/contact'
import { hero } from '../content/home'
import { services } from '../content/services'

/** The brochure's texts, as packages/server has them among its texts: what is the provider's is not among them. */
export const brochureTexts = {
  title: brochure.title,
  kicker: brochure.kicker,
  heading: hero.slides[0]?.heading ?? '',
  lead: brochure.lead,
  begin: {
    heading: brochure.begin.heading,
    // The first step differs from the website's, where people begin with the form.
    steps: [brochure.begin.first, ...(whatHappensNext.steps?.slice(1) ?? [])].map(({ title, text }) => ({
      title,
      text,
    })),
  },
  services: {
    heading: brochure.services,
    items: services.map(({ title, teaser }) => ({ title, text: teaser })),
  },
  firstVisit: brochure.firstVisit,
  ready: brochure.ready,
  never: brochure.never,
  reach: brochure.reach,
}
