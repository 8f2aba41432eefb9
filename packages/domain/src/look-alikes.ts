import { foldText } from './text'

/** Letters of other alphabets that look like Latin ones, after folding; source: confusables.txt of Unicode's UTS 39. */
const LATIN: Readonly<Record<string, string>> = {
  ...pairs('аaбbвbгrдdеeзzиuкkлnмmнhоoпnрpсcтtуyхxчuшwѕsіiјjһhԁdԛqԝwӏl'),
  ...pairs('αaβbζzγyεeηnιiκkνvοoρpτtυuχxωw'),
  ...pairs('օoսuհhոnցgզqѕs'),
}

function pairs(text: string): Record<string, string> {
  const letters = Array.from(text)
  return Object.fromEntries(
    letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter]] : [])),
  )
}

/**
 * A name as it looks: two names with one skeleton can't be told apart on a tube or in a list. Capitals look like letters
 * of other alphabets than the small ones do: this compares the small forms, and a few capitals.
 */
export const skeleton = (name: string): string =>
  Array.from(foldText(name))
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .replace(/[1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
