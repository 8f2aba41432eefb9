/** Static pages, served like ours; the sources are copies of ours and checked where they come from. */
export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  images: { unoptimized: true },
}
