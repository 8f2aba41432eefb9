import { homeMeta } from '../src/site/content/home'
import { HomeSections } from '../src/site/pages/home/home-sections'

export const metadata = homeMeta

export default HomeSections
