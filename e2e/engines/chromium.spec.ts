import { shortJourneys } from './short'

shortJourneys('chromium')
