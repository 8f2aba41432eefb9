import { textsPlugin } from '@homecare/texts/vite-plugin'
import type { StorybookConfig } from '@storybook/react-vite'

export default {
  stories: ['../src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [textsPlugin(), ...(config.plugins ?? [])],
    build: {
      ...config.build,
      rolldownOptions: {
        // The packages' "use client" is for servers that render; there is none here.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      },
    },
  }),
} satisfies StorybookConfig
