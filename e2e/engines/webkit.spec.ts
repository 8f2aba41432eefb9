import { shortJourneys } from './short'

shortJourneys('webkit')
