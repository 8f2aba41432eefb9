import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { Link } from 'react-router-dom'

export default {
  contract: CONTRACT,
  routes: (host) => [
    {
      path: '/',
      element: (
        <>
          <title>{host.profile.name}</title>
          <h1>Home healthcare in Dubai</h1>
          <Link to="/home-nursing-services">Home nursing</Link>
        </>
      ),
    },
    { path: '/home-nursing-services', element: <h1>Home nursing</h1> },
  ],
} satisfies RemoteModule
