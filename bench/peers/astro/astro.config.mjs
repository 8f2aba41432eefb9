import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    resolve: {
      alias: [
        { find: '@homecare/federation/registry', replacement: here('./src/registry.ts') },
        { find: /^@homecare\/(ui|remote-kit|domain)\//, replacement: here('./src/$1/') },
        { find: 'react-router-dom', replacement: here('./src/shims/router.tsx') },
      ],
    },
  },
})
