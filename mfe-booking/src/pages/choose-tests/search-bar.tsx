import { memo, type RefObject } from 'react'
import { SearchInput } from '@homecare/ui/search-input'
import * as texts from '../../locales/en/catalogue.json'
import { TOPICS, type Topic } from './catalogue-groups'
import styles from './search-bar.module.css'

interface SearchBarProps {
  box: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  onFocus: () => void
}

/** Stays below the header while the catalogue scrolls. */
export function SearchBar({ box, text, onText, onFocus }: SearchBarProps) {
  const { search, placeholder } = texts
  return (
    <search className={styles.bar}>
      <SearchInput
        ref={box}
        label={search}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        onFocus={onFocus}
        onChange={(event) => onText(event.target.value)}
      />
    </search>
  )
}

interface TopicButtonsProps {
  chosen: Topic | null
  onChoose: (topic: Topic | null) => void
}

/** What people come for. Pressing the chosen one again shows the whole catalogue. */
export const TopicButtons = memo(function TopicButtons({ chosen, onChoose }: TopicButtonsProps) {
  const { topics, topicsLabel } = texts
  return (
    <div className={styles.topics} role="group" aria-label={topicsLabel}>
      {TOPICS.map((topic) => (
        <button
          key={topic}
          type="button"
          className={styles.topic}
          aria-pressed={topic === chosen}
          onClick={() => onChoose(topic === chosen ? null : topic)}
        >
          {topics[topic]}
        </button>
      ))}
    </div>
  )
})
