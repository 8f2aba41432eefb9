import { detailMessages } from './messages'
import { Facts, Panel } from './panel'

const words = detailMessages.user

interface User {
  fullName: string
  email: string
  phoneNumber: string
}

export function UserDetails({ fullName, email, phoneNumber }: User) {
  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          [words.name, fullName],
          [words.email, <a href={`mailto:${email}`}>{email}</a>],
          [words.phone, <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>],
        ]}
      />
    </Panel>
  )
}
