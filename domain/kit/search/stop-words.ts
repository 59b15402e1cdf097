/** Words ignored by the search, unless nothing else was typed. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from get had has have he her his how ' +
    'i if in into is it its just me my need no not of off on one or our out please s she should so some t than that ' +
    'the their them then there these they this to too up us was we were what when where which who why will with ' +
    'would you your'
  ).split(' '),
)

export const isContentWord = (word: string) => !STOP_WORDS.has(word)
