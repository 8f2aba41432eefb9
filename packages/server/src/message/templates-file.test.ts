import { expect, test } from 'vitest'
import { templates } from './templates'

test('data/message-templates.json has the templates as the provider has to approve them; `-u` writes it again', async () => {
  await expect(`${JSON.stringify(templates(), null, 2)}\n`).toMatchFileSnapshot('../../data/message-templates.json')
})
