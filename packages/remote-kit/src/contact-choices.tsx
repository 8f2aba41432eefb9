// Not in contact-hrefs.tsx, which booking's pages load: the names of all services would come with it.
export { CONTACT_CHOICES } from '@homecare/domain/service-choices'
