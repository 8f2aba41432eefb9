import { detailMessages } from './messages'
import { Fact, Facts, Panel } from './panel'

const words = detailMessages.user

interface User {
  fullName: string
  email: string
  phoneNumber: string
}

export function UserDetails({ fullName, email, phoneNumber }: User) {
  return (
    <Panel title={words.title}>
      <Facts>
        <Fact label={words.name}>
          <bdi>{fullName}</bdi>
        </Fact>
        <Fact label={words.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact label={words.phone}>{phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>}</Fact>
      </Facts>
    </Panel>
  )
}
