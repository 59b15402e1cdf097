const WITH_ARTICLE =
  /^(?:United |Netherlands$|Philippines$|Bahamas$|Maldives$|\S+ (?:Republic|Islands)$)/

/** @example countryInSentence('United States') // 'the United States' */
export const countryInSentence = (title: string): string =>
  WITH_ARTICLE.test(title) ? `the ${title}` : title
