/** Notice that visitors see before a shop opens. */
export const openingSoon = {
  title: 'Opening soon',
  heading: (shop: string) => `${shop} opens soon.`,
  contact: 'Questions until then? Write to',
  staff: 'Staff login',
} as const
