import { detailMessages } from './messages'
import { FactItem, FactList, TitledPanel } from '../parts/panel'

const words = detailMessages.user

interface User {
  fullName: string
  email: string
  phoneNumber: string
}

export function UserDetails({ fullName, email, phoneNumber }: User) {
  return (
    <TitledPanel title={words.title}>
      <FactList>
        <FactItem label={words.name}>
          <bdi>{fullName}</bdi>
        </FactItem>
        <FactItem label={words.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</FactItem>
        <FactItem label={words.phone}>{phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>}</FactItem>
      </FactList>
    </TitledPanel>
  )
}
