/** The files of a remote that shows one page, by their path in its folder. It can be built, tested and released without changes. */
export function filesOfRemote(name: string): Record<string, string> {
  const title = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  const Page = `${title.replaceAll(' ', '')}Page`
  const page = `${name}-page`
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@homecare/mfe-${name}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        dependencies: {
          ...{
            '@homecare/federation': 'workspace:*',
            '@homecare/ui': 'workspace:*',
            '@homecare/contract': 'workspace:*',
          },
          ...{ react: 'catalog:', 'react-dom': 'catalog:', 'react-router-dom': 'catalog:' },
        },
      },
      null,
      2,
    )}\n`,
    'remote.config.ts': `import type { RemoteConfig } from '@homecare/federation/contract'
import { messages } from './src/messages'

const config: RemoteConfig = {
  name: '${name}',
  minApi: 1,
  // A new page is small; raise the budget when a reviewer accepts the reason.
  firstLoadKb: 40,
  routes: [{ path: '/${name}', layout: 'public', prerender: true, hydrate: 'idle' }],
  navigation: [{ label: messages.title, href: '/${name}', place: 'main', order: 60 }],
}

export default config
`,
    'webpack.config.ts': `import { remoteConfigs } from '@homecare/federation/webpack'
import config from './remote.config'

export default remoteConfigs({ dir: import.meta.dirname, config })
`,
    'src/messages.ts': `/** Every text that visitors read here. */
export const messages = {
  title: '${title}',
  description: (provider: string) => \`${title} at home, by \${provider}.\`,
  text: (provider: string) => \`${title} at home, by the nurses and doctors of \${provider}.\`,
  contact: 'Ask us about it',
}
`,
    'src/remote.tsx': `import { CONTRACT, type RemoteModule } from '@homecare/federation/contract'
import { ${Page} } from './${page}'

export default {
  contract: CONTRACT,
  routes: (host) => [{ path: '/${name}', element: <${Page} host={host} /> }],
} satisfies RemoteModule
`,
    [`src/${page}.tsx`]: `import { Link } from 'react-router-dom'
import type { Host } from '@homecare/federation/contract'
import { ButtonLink } from '@homecare/ui/button'
import { PhoneIcon } from '@homecare/ui/icons'
import { messages } from './messages'
import styles from './${page}.module.css'

export function ${Page}({ host }: { host: Host }) {
  const { profile, publicUrl } = host
  return (
    <div className={styles.page}>
      <title>{\`\${messages.title} | \${profile.name}\`}</title>
      <meta name="description" content={messages.description(profile.name)} />
      <link rel="canonical" href={\`\${publicUrl}/${name}\`} />
      <h1>{messages.title}</h1>
      <p>{messages.text(profile.name)}</p>
      <ButtonLink as={Link} href="/contact" icon={PhoneIcon}>
        {messages.contact}
      </ButtonLink>
    </div>
  )
}
`,
    [`src/${page}.module.css`]: `.page {
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  max-inline-size: var(--width-narrow);
  margin: var(--space-10) auto;
  padding-inline: var(--gutter);
}
`,
    'src/prerender.test.tsx': `import { prerender } from 'react-dom/static'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sampleProfile } from '@homecare/federation/sample-profile'
import config from '../remote.config'
import remote from './remote'

test.each(config.routes.map(({ path }) => path))('%s renders on the server', async (path) => {
  const routes = remote.routes({
    ...{ profile: sampleProfile, apiBase: '/api', publicUrl: 'https://care.example' },
    ...{ notify: () => {}, composed: () => undefined, report: () => {} },
    session: { get: () => undefined, set: () => {}, subscribe: () => () => {} },
  })
  const Pages = () => useRoutes(routes)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Pages />
    </StaticRouter>,
  )
  const html = await new Response(prelude).text()
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toContain(\`rel="canonical" href="https://care.example\${path}"\`)
})
`,
  }
}
