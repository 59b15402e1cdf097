export const quantityTexts = {
  less: (title: string) => `Decrease quantity of ${title}`,
  more: (title: string) => `Increase quantity of ${title}`,
  quantityOf: (title: string) => `Quantity of ${title}`,
} as const
