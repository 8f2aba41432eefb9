/** What ends messages when a person writes nothing else; source: uae.md 5, and the words that Meta and operators take. */
const STOP_WORDS = ['stop', 'unsubscribe', 'end', 'إيقاف', 'ايقاف', 'توقف', 'قف', 'إلغاء الاشتراك', 'الغاء الاشتراك']

/** Whether somebody who writes this wants no more messages. */
export const isStopWord = (text: string): boolean =>
  STOP_WORDS.includes(
    text
      .trim()
      .replace(/[.!؟،]+$/u, '')
      .trim()
      .toLowerCase(),
  )
