import { shortJourneys } from './short'

shortJourneys('firefox')
