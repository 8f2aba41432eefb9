import type { ServicePage } from '../service-page';
import { homeNursing } from './home-nursing';

/** The service pages that exist; routes, navigation and prerendering follow from this list. */
export const servicePages: readonly ServicePage[] = [homeNursing];
