import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { podman } from '@homecare/cli/containers/podman'

const ROOT_CERTIFICATE = '/data/caddy/pki/authorities/local/root.crt'

/** This process believes the certificates that the edge in a container has made for itself. */
export async function trustEdge(container: string): Promise<void> {
  const root = await podman(['exec', container, 'cat', ROOT_CERTIFICATE])
  setDefaultCACertificates([...getCACertificates('default'), root])
}
