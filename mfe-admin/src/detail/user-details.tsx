import { detailMessages } from './messages'
import { FactItem, FactList, TitledPanel } from '../parts/panel'

const text = detailMessages.user

interface User {
  fullName: string
  email: string
  phoneNumber: string
}

export function UserDetails({ fullName, email, phoneNumber }: User) {
  return (
    <TitledPanel title={text.title}>
      <FactList>
        <FactItem label={text.name}>
          <bdi>{fullName}</bdi>
        </FactItem>
        <FactItem label={text.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</FactItem>
        <FactItem label={text.phone}>{phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>}</FactItem>
      </FactList>
    </TitledPanel>
  )
}
