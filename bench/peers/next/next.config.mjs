/** Static pages, served like ours. The sources are copies of ours, which are checked in their own packages. */
export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  images: { unoptimized: true },
}
