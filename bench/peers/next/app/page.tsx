import { homeMeta } from '../src/site/content/home'
import { Home } from '../src/home'

export const metadata = homeMeta

export default Home
