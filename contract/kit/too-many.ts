export function tooManyOf(title: string, most: number): string {
  return `You can order up to ${most} of ${title}. Please contact us if you need more.`
}
