import { Link } from 'react-router-dom'
import type { RecordKind } from '../api/record-calls'
import { partsMessages } from './messages'

/** To the page of the patient whose record this is. */
export const PatientLink = ({ kind, id }: { kind: RecordKind; id: string }) => (
  <Link to={`/admin/${kind}/${id}/patient`}>{partsMessages.toPatient}</Link>
)
