export { CONTACT_CHOICES } from '@homecare/domain/service-choices'
