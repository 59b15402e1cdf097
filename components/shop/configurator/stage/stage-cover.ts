/** What covers the page's own picture, which is then its text alternative unless a drawing has one. */
export type StageCover = 'none' | 'pictures' | 'drawing'
