/** Title and description of the home page. */
export const homePage = {
  title: 'Electric bikes, built after you order',
  description:
    'Three carbon e-bikes, each built after it is ordered. Choose size, color and every part, and see price, weight, range and the day of arrival before you pay.',
} as const
