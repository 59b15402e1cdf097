/** Whether the drawn mark, which reads as an N, is the first letter of a shop's name. */
export const isDrawnMark = (name: string) => /^n?$/i.test(name.slice(0, 1))
