import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { Link } from 'react-router-dom'

export default {
  contract: CONTRACT,
  routes: () => [
    {
      path: '/bookbloodtest',
      element: (
        <>
          <title>Book a blood test at home</title>
          <h1>Book a blood test</h1>
          <Link to="/selectdate&time">Choose a date and time</Link>
        </>
      ),
    },
    { path: '/selectdate&time', element: <h1>Select date and time</h1> },
  ],
} satisfies RemoteModule
