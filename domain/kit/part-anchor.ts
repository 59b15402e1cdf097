import { searchTerms } from './search/words'

/** Id of a page's part for links to it, from its heading. @example partAnchor('Support hours') // 'part-support-hours' */
export const partAnchor = (title: string) => ['part', ...searchTerms(title)].join('-')
