import { foldText } from './text'

/** Letters of other alphabets, each before the Latin one that it looks like; source: confusables.txt of Unicode's UTS 39. */
const LATIN: Readonly<Record<string, string>> = {
  // Capitals look like other letters than the small ones do.
  ...pairs('АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԚQԜWҮYҺHԌGӀI'),
  ...pairs('ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϹC'),
  ...pairs('ՍUՏSՕOԼL'),
  ...pairs('аaбbвbгrдdеeзzиuкkлnмmнhоoпnрpсcтtуyхxчuшwѕsіiјjһhԁdԛqԝwӏlүyԍg'),
  ...pairs('αaβbζzγyεeηnιiκkνvοoρpτtυuχxωwϲc'),
  ...pairs('օoսuհhոnցgզqѕsաw'),
  ...pairs('ɑaɡgʟlɪi'),
  ...pairs('ئيگك'),
}

function pairs(text: string): Record<string, string> {
  const letters = Array.from(text)
  return Object.fromEntries(
    letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter]] : [])),
  )
}

const inLatin = (text: string): string => Array.from(text, (letter) => LATIN[letter] ?? letter).join('')

/** A name as it looks: two names with one skeleton can't be told apart on a tube or in a list. It is never shown. */
export const skeleton = (name: string): string =>
  inLatin(foldText(inLatin(name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKD'))))
    .replaceAll(/[^\p{L}\p{M}\p{N}|]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')

/** The first two names that look the same, by their places; null if all differ. */
export function firstLookAlikes(names: readonly string[]): readonly [number, number] | null {
  if (names.length < 2) return null
  const skeletons = names.map(skeleton)
  const second = skeletons.findIndex((each, index) => each !== '' && skeletons.indexOf(each) < index)
  return second < 0 ? null : [skeletons.indexOf(skeletons[second] ?? ''), second]
}
