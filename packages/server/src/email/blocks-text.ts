import type { Block } from './blocks'

const row = ([label, value]: [string, string]) => `${label}: ${value}`

export function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'list':
      return [
        block.title,
        ...block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`),
      ].join('\n')
    case 'facts':
      return block.rows.map(row).join('\n')
    case 'prices':
      return [...block.lines, block.total].map(row).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
  }
}
